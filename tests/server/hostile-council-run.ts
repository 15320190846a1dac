import type { Behaviour, HostileCouncil } from './hostile-council';
import { faults } from './hostile-council-faults';
import { fetchPage, pageProblems } from './hostile-council-page';
import { bodiesWithValue, faultEndpoints, valueEndpoints } from './hostile-council-records';
import { hostileValues } from './hostile-council-values';

/** One behaviour of the council, with the page that shows its effect. */
interface Case {
  readonly name: string;
  readonly page: string;
  readonly behaviour: Behaviour;
}

/** Every fault at each of the endpoints, and at all of them at once. */
export const faultCases: readonly Case[] = Object.entries(faults).flatMap(([name, fault]) => {
  const atOne = Object.entries(faultEndpoints).map(([path, page]): Case => {
    return { name: `${name}, ${path}`, page, behaviour: { kind: 'fault', fault, path } };
  });
  return [
    ...atOne,
    { name: `${name}, everywhere`, page: '/', behaviour: { kind: 'fault', fault, path: null } },
  ];
});

/** Every hostile value in each field of the endpoints. */
export const valueCases: readonly Case[] = Object.entries(hostileValues).flatMap(([name, value]) =>
  Object.entries(valueEndpoints).flatMap(([path, page]) =>
    [...bodiesWithValue(path, value)].map(([field, body]): Case => {
      const behaviour = { kind: 'bodies', bodies: new Map([[path, body]]) } as const;
      return { name: `${name}, ${path} ${field}`, page, behaviour };
    }),
  ),
);

export interface RunOptions {
  readonly council: HostileCouncil;
  /** Address of the site in front of the council. */
  readonly site: string;
  /** Path prefixes of the languages, such as `/en`. */
  readonly languages: readonly string[];
}

export interface RunResult {
  readonly pages: number;
  /** Bytes of the largest page. */
  readonly largest: number;
  /** Milliseconds of the slowest page. */
  readonly slowest: number;
  readonly problems: readonly string[];
}

/** Fetches the page of each case in the languages and looks for problems in it. */
export async function runCases(
  { council, site, languages }: RunOptions,
  cases: readonly Case[],
): Promise<RunResult> {
  council.behave({ kind: 'sound' });
  const { policy } = await fetchPage(`${site}${languages[0] ?? ''}/`);
  const problems: string[] = [];
  let largest = 0;
  let slowest = 0;
  for (const { name, page, behaviour } of cases) {
    council.behave(behaviour);
    const start = performance.now();
    const pages = await Promise.all(languages.map((language) => fetchPage(site + language + page)));
    slowest = Math.max(slowest, performance.now() - start);
    largest = Math.max(largest, ...pages.map(({ html }) => html.length));
    problems.push(...pages.flatMap((one) => pageProblems(one, policy)).map((one) => `${name}: ${one}`));
  }
  return { pages: cases.length * languages.length, largest, slowest, problems };
}
