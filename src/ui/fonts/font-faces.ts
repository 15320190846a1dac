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

/** Line metrics as descriptors. The overrides are relative to the adjusted size, so `size-adjust` is divided out. */
function metricsCss({ ascent, descent }: LineMetrics, sizeAdjust = 100): string {
  const adjusted = (percent: number) => `${((percent * 100) / sizeAdjust).toFixed(2)}%`;
  return `ascent-override:${adjusted(ascent)};descent-override:${adjusted(descent)};line-gap-override:0%;`;
}

function fontFace(
  name: string,
  family: FontFamily,
  { files, range }: FontFiles,
  weight: FontWeight,
): readonly string[] {
  const url = files[weight];
  if (url === undefined) return [];
  const sources = [...local(family.local?.[weight]), `url(${url}) format("woff2")`];
  return [
    `@font-face{font-family:"${name}";font-weight:${weight};font-display:swap;${metricsCss(family.metrics)}src:${sources.join(',')};unicode-range:${range}}`,
  ];
}

function fallbackFaces(
  name: string,
  { metrics, range: familyRange }: FontFamily,
  { names, widths }: FallbackFont,
  weight: FontWeight,
): readonly string[] {
  return widths.map(({ range = familyRange, percent }) => {
    const width = percent[weight];
    return `@font-face{font-family:"${name}";font-weight:${weight};size-adjust:${width}%;${metricsCss(metrics, width)}src:${local(names[weight]).join(',')};unicode-range:${range}}`;
  });
}

/**
 * `@font-face` rules of a site's families and their fallbacks, one per line. A browser fetches a file only for
 * characters of its range.
 */
export function fontFaces({ families }: SiteFonts): string {
  return Object.entries(families)
    .flatMap(([name, family]) =>
      fontWeights.flatMap((weight) => [
        ...fontFace(name, family, family, weight),
        ...(family.supplement ? fontFace(name, family, family.supplement, weight) : []),
        ...(family.fallbacks ?? []).flatMap((fallback, index) =>
          fallbackFaces(fallbackName(name, index), family, fallback, weight),
        ),
      ]),
    )
    .join('\n');
}
