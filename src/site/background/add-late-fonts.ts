import type { LateFont } from '../../model/theme/late-font';

/** Browsers write the family of a face with or without quotes. */
const familyOf = ({ family }: FontFace): string => family.replaceAll('"', '');

/**
 * Whether the page will need the file of a bold face. It does where a face that stands in for it is in use, or bold text of
 * the family together with regular text in the characters of the face: some stand-ins have fewer characters. Where the
 * device may have the typeface, the browser has looked for it and failed.
 */
function isNeeded(needed: FontFace, isOnDevices: boolean): boolean {
  const faces = [...document.fonts].filter((face) => familyOf(face) === familyOf(needed));
  const { unicodeRange } = needed;
  const has = (weight: string, status: FontFaceLoadStatus, range?: string) =>
    faces.some(
      (face) =>
        face.weight === weight &&
        face.status === status &&
        (range === undefined || face.unicodeRange === range),
    );
  if (isOnDevices && !has('700', 'error', unicodeRange)) return false;
  return has('700', 'loaded', unicodeRange) || (has('700', 'loaded') && has('400', 'loaded', unicodeRange));
}

function faceOf({ family, descriptors }: LateFont, source: string | ArrayBuffer): FontFace {
  return new FontFace(family, source, {
    weight: '700',
    display: 'swap',
    lineGapOverride: '0%',
    ...descriptors,
  });
}

/** The face with its file, if the page needs it; else, and if the file cannot be fetched, one that fetches it on use. */
async function loadFace(font: LateFont): Promise<FontFace> {
  const unloaded = faceOf(font, font.source);
  if (!isNeeded(unloaded, font.isOnDevices)) return unloaded;
  try {
    const response = await fetch(font.url);
    return response.ok ? faceOf(font, await response.arrayBuffer()) : unloaded;
  } catch {
    return unloaded;
  }
}

/**
 * Adds the bold fonts, which replace the faces used until then: at once and with their files, since the browser lays the
 * whole page out again whenever a face is added or has been fetched.
 */
export async function addLateFonts(fonts: readonly LateFont[] = []): Promise<void> {
  const faces = await Promise.all(fonts.map(loadFace));
  for (const face of faces) document.fonts.add(face);
}
