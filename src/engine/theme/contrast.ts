/** Contrast of two colours `#RRGGBB`, 1 to 21 (WCAG 2.2). */
export function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The linear parts of a colour `#RRGGBB`: red, green and blue, 0 to 1. */
export function linearParts(colour: string): readonly [red: number, green: number, blue: number] {
  const part = (start: number) => linear(Number.parseInt(colour.slice(start, start + 2), 16) / 255);
  return [part(1), part(3), part(5)];
}

function luminance(colour: string): number {
  const [red, green, blue] = linearParts(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
