const repetitions = 3;

/** Measures one after the other, since the machine has other work. */
export async function repeat<Result>(measure: () => Promise<Result>): Promise<readonly Result[]> {
  const runs: Result[] = [];
  while (runs.length < repetitions) runs.push(await measure());
  return runs;
}

/** The middle one of some figures; 0 of none. */
export function median(figures: readonly number[]): number {
  return [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}
