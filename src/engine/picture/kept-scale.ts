/** Longest side of a picture that is kept, in px. */
const longestSide = 1920;

/** Shorter side that a long picture, such as the screenshot of a whole page, keeps all the same, in px. */
const readableSide = 720;

/** Longest side of a WebP file, in px. */
const longestOfFormat = 16_383;

/** How much smaller a picture of a size in px is kept; 1 for as it is (B11.8.2). */
export function keptScale(width: number, height: number): number {
  const longest = Math.max(width, height);
  const readable = Math.min(readableSide / Math.min(width, height), longestOfFormat / longest);
  return Math.min(1, Math.max(longestSide / longest, readable));
}
