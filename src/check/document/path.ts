/** Keys and indices that lead to a value of a document. */
export type Path = readonly (string | number)[];

/** Formats a path: `pages[3].sections[0].bind.title`. */
export function formatPath(path: Path): string {
  return path.map((step, index) => writeStep(step, index === 0)).join('');
}

function writeStep(step: string | number, first: boolean): string {
  if (typeof step === 'number') return `[${String(step)}]`;
  if (!/^[$\w]+$/.test(step)) return `["${step}"]`;
  return first ? step : `.${step}`;
}

/** The path that `formatPath` formatted. */
export function parsePath(text: string): Path {
  const steps = text.matchAll(/\[(\d+)\]|\["(.*?)"\]|\.?([$\w]+)/g);
  return [...steps].map(([, index, quoted, name]) =>
    index === undefined ? (quoted ?? name ?? '') : Number(index),
  );
}
