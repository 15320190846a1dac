import type { LateFont } from '../../model/theme/late-font';

/** Browsers write the family of a face with or without quotes. */
const familyOf = ({ family }: FontFace): string => family.replaceAll('"', '');

const isLoaded = ({ status }: FontFace): boolean => status === 'loaded';

/**
 * Whether the page will need the file of a bold face. It does where a face that stands in for it is in use, or bold text of
 * the family together with regular text in the characters of the face: some stand-ins have fewer characters. The first
 * stand-in is the regular file, which is in use where the device does not have the typeface.
 */
function isNeeded(needed: FontFace, isOnDevices: boolean): boolean {
  const { unicodeRange } = needed;
  const faces = [...document.fonts].filter((face) => familyOf(face) === familyOf(needed));
  const bold = faces.filter(({ weight }) => weight === '700');
  const standIns = bold.filter((face) => face.unicodeRange === unicodeRange);
  if (isOnDevices) return standIns[0]?.status === 'loaded';
  const regular = faces.filter((face) => face.weight === '400' && face.unicodeRange === unicodeRange);
  return standIns.some(isLoaded) || (bold.some(isLoaded) && regular.some(isLoaded));
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
