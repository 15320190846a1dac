/** One figure of a bench: what was measured, and what it must be. */
export interface Figure {
  readonly name: string;
  readonly measured: number | string;
  readonly expected: string;
  readonly isMet: boolean;
}

/** A figure that must be exactly this. */
export function exactly(name: string, measured: number, wanted: number): Figure {
  return { name, measured, expected: String(wanted), isMet: measured === wanted };
}

export function atLeast(name: string, measured: number, wanted: number): Figure {
  return { name, measured, expected: `≥ ${wanted}`, isMet: measured >= wanted };
}

export function atMost(name: string, measured: number, wanted: number): Figure {
  return { name, measured, expected: `≤ ${wanted}`, isMet: measured <= wanted };
}

/** A figure without a requirement. */
export function reportOnly(name: string, measured: number | string): Figure {
  return { name, measured, expected: '', isMet: true };
}

/** Prints the figures as a table; the process fails when one is not met. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ name }) => name.length));
  const lines = figures.map(({ name, measured, expected, isMet }) =>
    [name.padEnd(width), String(measured).padStart(10), expected.padStart(10), isMet ? 'ok' : 'NOT MET'].join(
      '  ',
    ),
  );
  console.log([title, ...lines, ''].join('\n'));
  if (figures.some(({ isMet }) => !isMet)) process.exitCode = 1;
}
