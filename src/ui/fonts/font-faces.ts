import type { LateFont } from '../../model/theme/late-font';
import type { PageFontFace } from '../../model/theme/page-font';
import type { FallbackFont, FontFamily, FontFiles, FontWeight, LineMetrics } from './font-family';
import type { SiteFonts } from './site-fonts';

const fontWeights: readonly FontWeight[] = [400, 700];

/** The CSS family of a fallback font, numbered from 1 in order of preference. */
function fallbackName(family: string, index: number): string {
  return `${family} fallback ${index + 1}`;
}

/** The CSS families of a family's metric-matched fallbacks. */
export function fallbackNames(family: string, { families }: SiteFonts): readonly string[] {
  return (families[family]?.fallbacks ?? []).map((_, index) => fallbackName(family, index));
}

function local(names: readonly string[] = []): readonly string[] {
  return names.map((name) => `local("${name}")`);
}

const percent = (value: number): string => `${value.toFixed(2)}%`;

/** Line metrics as descriptors. The overrides are relative to the adjusted size, so `size-adjust` is divided out. */
function metricsCss({ ascent, descent }: LineMetrics, sizeAdjust = 100): string {
  const adjusted = (value: number) => percent((value * 100) / sizeAdjust);
  return `ascent-override:${adjusted(ascent)};descent-override:${adjusted(descent)};line-gap-override:0%;`;
}

/** The typeface on the device, or the file. */
function sourceOf({ local: names }: FontFamily, weight: FontWeight, url: string): string {
  return [...local(names?.[weight]), `url(${url}) format("woff2")`].join(',');
}

/** All files of a family, those for the most common characters first. */
function filesOf({ range, latinRange, files, others = [] }: FontFamily): readonly FontFiles[] {
  return [{ range: latinRange === undefined ? range : `${range},${latinRange}`, files }, ...others];
}

function fontFace(
  name: string,
  family: FontFamily,
  { files, range }: FontFiles,
  weight: FontWeight,
): readonly string[] {
  const url = files[weight];
  if (url === undefined) return [];
  return [
    `@font-face{font-family:"${name}";font-weight:${weight};font-display:swap;${metricsCss(family.metrics)}src:${sourceOf(family, weight, url)};unicode-range:${range}}`,
  ];
}

/**
 * The weight of a face that browsers thicken for bold text. They prefer it to the regular one, and thicken what is below
 * 600.
 */
const thickenedWeight = '599';

/** The faces of a subset of a family's regular file inside a page: for regular text, and with the width of bold text. */
export function pageFontFaces(
  { metrics, lateBold }: FontFamily,
  unicodeRange: string,
): readonly PageFontFace[] {
  const face = (weight: string, width: number) => ({
    weight,
    sizeAdjust: percent(width),
    ascentOverride: percent((metrics.ascent * 100) / width),
    descentOverride: percent((metrics.descent * 100) / width),
    lineGapOverride: '0%',
    unicodeRange,
  });
  return [face('400', 100), face(thickenedWeight, lateBold ?? 100)];
}

/** A face that has the size of another one. */
function adjustedFace(
  {
    name,
    weight,
    width,
    range,
  }: Readonly<{ name: string; weight: FontWeight; width: number; range: string }>,
  metrics: LineMetrics,
  source: string,
): string {
  return `@font-face{font-family:"${name}";font-weight:${weight};font-display:swap;size-adjust:${width}%;${metricsCss(metrics, width)}src:${source};unicode-range:${range}}`;
}

function fallbackFaces(
  name: string,
  { metrics, range: familyRange }: FontFamily,
  { names, widths }: FallbackFont,
  weight: FontWeight,
): readonly string[] {
  return widths.map(({ range = familyRange, percent: width }) =>
    adjustedFace({ name, weight, width: width[weight], range }, metrics, local(names[weight]).join(',')),
  );
}

/**
 * The bold faces of a family until its bold files are there: the regular files, which the page has fetched, and with
 * precedence over them the bold fonts of the device, the preferred one last. `addLateFonts` depends on this order.
 */
function standInFaces(name: string, family: FontFamily, ratio: number): readonly string[] {
  const { metrics, fallbacks = [], local: names } = family;
  const onDevice = fallbacks.filter(({ isWithoutScript }) => !isWithoutScript);
  const same: FallbackFont[] = names ? [{ names, widths: [{ percent: { 400: 100, 700: 100 } }] }] : [];
  return [
    ...filesOf(family).map(({ files, range }) =>
      adjustedFace({ name, weight: 700, width: ratio, range }, metrics, `url(${files[400]}) format("woff2")`),
    ),
    ...[...same, ...onDevice].reverse().flatMap((font) => fallbackFaces(name, family, font, 700)),
  ];
}

/** The faces of a family's own files in a weight. */
function ownFaces(
  name: string,
  family: FontFamily,
  weight: FontWeight,
  boldIsLate: boolean,
): readonly string[] {
  if (weight === 700 && boldIsLate && family.lateBold !== undefined)
    return standInFaces(name, family, family.lateBold);
  return filesOf(family).flatMap((files) => fontFace(name, family, files, weight));
}

/**
 * The faces of a family's fallbacks in a weight. Stand-ins for late bold files are the same fonts of the device, where it
 * has them, and the browser would look for each name once more.
 */
function facesOfFallbacks(
  name: string,
  family: FontFamily,
  weight: FontWeight,
  boldIsLate: boolean,
): readonly string[] {
  const hasStandIns = weight === 700 && boldIsLate && family.lateBold !== undefined;
  return (family.fallbacks ?? []).flatMap((fallback, index) =>
    hasStandIns && !fallback.isWithoutScript
      ? []
      : fallbackFaces(fallbackName(name, index), family, fallback, weight),
  );
}

/** The bold faces that are late, for visitors without script. */
function facesWithoutScript(families: readonly (readonly [string, FontFamily])[]): readonly string[] {
  const late = families.filter(([, { lateBold }]) => lateBold !== undefined);
  const faces = late.flatMap(([name, family]) =>
    filesOf(family).flatMap((files) => fontFace(name, family, files, 700)),
  );
  return faces.length === 0 ? [] : [`@media (scripting:none){${faces.join('')}}`];
}

/**
 * `@font-face` rules of a site's families and their fallbacks, one per line. A browser fetches a file only for
 * characters of its range.
 * @param boldIsLate whether the page adds the bold faces after it has loaded (`lateFonts`)
 */
export function fontFaces(fonts: SiteFonts, boldIsLate = false): string {
  const families = Object.entries(fonts.families);
  const faces = families.flatMap(([name, family]) =>
    fontWeights.flatMap((weight) => [
      ...ownFaces(name, family, weight, boldIsLate),
      ...facesOfFallbacks(name, family, weight, boldIsLate),
    ]),
  );
  return [...faces, ...(boldIsLate ? facesWithoutScript(families) : [])].join('\n');
}

/** A late face of a family in a weight; none without a file. */
function lateFont(
  name: string,
  family: FontFamily,
  { files, range }: FontFiles,
  weight: FontWeight,
): readonly Omit<LateFont, 'replacesPageFont'>[] {
  const url = files[weight];
  if (url === undefined) return [];
  const descriptors = {
    unicodeRange: range,
    ascentOverride: percent(family.metrics.ascent),
    descentOverride: percent(family.metrics.descent),
  };
  const source = sourceOf(family, weight, url);
  return [{ family: name, weight, source, hasLocalSource: family.local !== undefined, descriptors }];
}

/**
 * The faces that a browser adds after the page has loaded: the late bold ones, and both weights of the file of which pages
 * have a part inside.
 * @param inPages the family of that file
 */
export function lateFonts({ families }: SiteFonts, inPages: FontFamily | null): readonly LateFont[] {
  return Object.entries(families).flatMap(([name, family]) =>
    filesOf(family).flatMap((files, index) => {
      const replacesPageFont = family === inPages && index === 0;
      const isLate = (weight: FontWeight) => weight === 700 && family.lateBold !== undefined;
      return fontWeights
        .filter((weight) => replacesPageFont || isLate(weight))
        .flatMap((weight) => lateFont(name, family, files, weight))
        .map((font) => ({ ...font, replacesPageFont }));
    }),
  );
}
