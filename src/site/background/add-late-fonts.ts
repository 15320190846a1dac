import type { LateFont } from '../../model/theme/late-font';

/** Browsers write the family of a face with or without quotes. */
const familyOf = ({ family }: FontFace): string => family.replaceAll('"', '');

/** Whether the page shows bold text in the family of a face, and regular text in the characters of the face. */
function isUsed(face: FontFace): boolean {
  const shown = [...document.fonts].filter(
    (one) => one.status === 'loaded' && familyOf(one) === familyOf(face),
  );
  return (
    shown.some(({ weight }) => weight === '700') &&
    shown.some(({ weight, unicodeRange }) => weight === '400' && unicodeRange === face.unicodeRange)
  );
}

function faceOf({ family, descriptors }: LateFont, source: string | ArrayBuffer): FontFace {
  return new FontFace(family, source, {
    weight: '700',
    display: 'swap',
    lineGapOverride: '0%',
    ...descriptors,
  });
}

/** The face with its file, if the page uses it; else, and if the file cannot be fetched, one that fetches it on use. */
async function loadFace(font: LateFont): Promise<FontFace> {
  const unloaded = faceOf(font, font.source);
  if (font.url === undefined || !isUsed(unloaded)) return unloaded;
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
