import type { LateFont } from '../../model/theme/late-font';
import { pageFontFamily } from '../../model/theme/page-font';
import { firstChange } from './first-change';

/** Browsers write the family of a face with or without quotes. */
const familyOf = ({ family }: FontFace): string => family.replaceAll('"', '');

const isLoaded = (face: FontFace | undefined): boolean => face?.status === 'loaded';

/**
 * Whether the page needs the file of a bold face, judged by the status of its stand-ins: the faces of weight 700 in the
 * styles until the bold ones are added. The first is the regular file. The others are bold fonts of the device: a browser
 * may have used them only until another family was loaded, and some cover other characters than the face, so that they count
 * only if there is regular text in its characters, too. A typeface that the device has needs no file.
 */
function isNeeded(needed: FontFace, hasLocalSource: boolean): boolean {
  const { unicodeRange } = needed;
  const faces = [...document.fonts].filter((face) => familyOf(face) === familyOf(needed));
  const bold = faces.filter(({ weight }) => weight === '700');
  if (isLoaded(bold.find((face) => face.unicodeRange === unicodeRange))) return true;
  const regular = faces.filter((face) => face.weight === '400' && face.unicodeRange === unicodeRange);
  return !hasLocalSource && bold.some(isLoaded) && regular.some(isLoaded);
}

function faceOf({ family, weight, source, descriptors }: LateFont): FontFace {
  return new FontFace(family, source, {
    weight: String(weight),
    display: 'swap',
    lineGapOverride: '0%',
    ...descriptors,
  });
}

/**
 * A face: loaded, if the page needs it and its file can be fetched, else one that is fetched on use. Chromium decodes the
 * file of a URL off the main thread; bytes would block that for 140 ms at a sixteenth of the speed.
 */
async function loadFace(font: LateFont, isReplacing: boolean) {
  const face = faceOf(font);
  if (!isReplacing && !isNeeded(face, font.hasLocalSource)) return { face, isMissing: false };
  try {
    return { face: await face.load(), isMissing: false };
  } catch {
    return { face: faceOf(font), isMissing: isReplacing };
  }
}

/**
 * Adds the fonts that come after the page, which replace the faces used until then: at once and loaded, since the browser
 * lays the whole page out again whenever a face is added or has been fetched. A page with a font inside shows its text as it
 * should, but for the strokes of bold letters, and has to be able to show other text: that font stays until the text changes
 * or the visitor uses the page, so that nothing moves by itself, and for good where the whole fonts cannot be fetched.
 */
export async function addLateFonts(fonts: readonly LateFont[] = []): Promise<void> {
  const pageFont = [...document.fonts].filter((face) => familyOf(face) === pageFontFamily);
  const hasPageFont = pageFont.length > 0;
  const change = hasPageFont && firstChange();
  const late = fonts.filter(({ weight }) => weight === 700 || hasPageFont);
  const loaded = await Promise.all(late.map((font) => loadFace(font, hasPageFont && font.replacesPageFont)));
  await change;
  for (const { face } of loaded) document.fonts.add(face);
  if (loaded.some(({ isMissing }) => isMissing)) return;
  for (const face of pageFont) document.fonts.delete(face);
}
