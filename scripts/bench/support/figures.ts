/** One figure of a bench: what was measured, and what it must be. */
export interface Figure {
  readonly name: string;
  readonly measured: number | string;
  readonly wanted: string;
  readonly isMet: boolean;
}

/** A figure that must be exactly this. */
export function exactly(name: string, measured: number, wanted: number): Figure {
  return { name, measured, wanted: String(wanted), isMet: measured === wanted };
}

export function atLeast(name: string, measured: number, wanted: number): Figure {
  return { name, measured, wanted: `≥ ${wanted}`, isMet: measured >= wanted };
}

export function atMost(name: string, measured: number, wanted: number): Figure {
  return { name, measured, wanted: `≤ ${wanted}`, isMet: measured <= wanted };
}

/** A figure that is told only. */
export function told(name: string, measured: number | string): Figure {
  return { name, measured, wanted: '', isMet: true };
}

/** Prints the figures as a table; the process fails when one is not met. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ name }) => name.length));
  const lines = figures.map(({ name, measured, wanted, isMet }) =>
    [name.padEnd(width), String(measured).padStart(10), wanted.padStart(10), isMet ? 'ok' : 'NOT MET'].join(
      '  ',
    ),
  );
  console.log([title, ...lines, ''].join('\n'));
  if (figures.some(({ isMet }) => !isMet)) process.exitCode = 1;
}
