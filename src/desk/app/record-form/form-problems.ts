import type { ContentProblem } from '../../api/content-api';

/** Texts by the path of their field: keys with dots between them. */
export type ProblemTexts = ReadonlyMap<string, readonly string[]>;

/** The problems of a record as the form shows them, each at its field: mistakes prevent publishing, warnings do not. */
export function problemTexts(
  problems: readonly ContentProblem[],
  severity: ContentProblem['severity'],
): ProblemTexts {
  const texts = new Map<string, string[]>();
  for (const { path, message, hint } of problems.filter((problem) => problem.severity === severity)) {
    const place = path.join('.');
    texts.set(place, [...(texts.get(place) ?? []), hint === undefined ? message : `${message} ${hint}`]);
  }
  return texts;
}

/** Whether there is a problem at a field or in it. */
export function hasProblem(texts: ProblemTexts, place: string): boolean {
  return [...texts.keys()].some((key) => key === place || key.startsWith(`${place}.`));
}
