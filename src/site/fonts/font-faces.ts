import type { FallbackFont, FontFamily, FontWeight, LineMetrics } from './font-family';
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

/** Line metrics as descriptors. The overrides are relative to the adjusted size, so `size-adjust` is divided out. */
function metricsCss({ ascent, descent }: LineMetrics, sizeAdjust = 100): string {
  const adjusted = (value: number) => `${((value * 100) / sizeAdjust).toFixed(2)}%`;
  return `ascent-override:${adjusted(ascent)};descent-override:${adjusted(descent)};line-gap-override:0%;`;
}

/** The face of a family in a weight: the typeface on the device, or the file; none without a file. */
function ownFace(name: string, family: FontFamily, weight: FontWeight): readonly string[] {
  const url = family.files[weight];
  if (url === undefined) return [];
  const { range, latinRange, metrics, local: names } = family;
  const source = [...local(names?.[weight]), `url(${url}) format("woff2")`].join(',');
  const characters = latinRange === undefined ? range : `${range},${latinRange}`;
  return [
    `@font-face{font-family:"${name}";font-weight:${weight};font-display:swap;${metricsCss(metrics)}src:${source};unicode-range:${characters}}`,
  ];
}

/** The faces of a fallback font in a weight. */
function fallbackFaces(
  name: string,
  { metrics, range: familyRange }: FontFamily,
  { names, widths }: FallbackFont,
  weight: FontWeight,
): readonly string[] {
  const source = local(names[weight]).join(',');
  return widths.map(
    ({ range = familyRange, percent: { [weight]: width } }) =>
      `@font-face{font-family:"${name}";font-weight:${weight};size-adjust:${width}%;${metricsCss(metrics, width)}src:${source};unicode-range:${range}}`,
  );
}

/**
 * `@font-face` rules of a site's families and their fallbacks, one per line. A browser fetches a file only for
 * characters of its range.
 */
export function fontFaces(fonts: SiteFonts): string {
  const faces = Object.entries(fonts.families).flatMap(([name, family]) =>
    fontWeights.flatMap((weight) => [
      ...ownFace(name, family, weight),
      ...(family.fallbacks ?? []).flatMap((fallback, index) =>
        fallbackFaces(fallbackName(name, index), family, fallback, weight),
      ),
    ]),
  );
  return faces.join('\n');
}
