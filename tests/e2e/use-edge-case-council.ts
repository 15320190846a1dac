import { afterAll, beforeAll } from 'vitest';
import { startEdgeCaseCouncil, type EdgeCaseCouncil } from './edge-case-council';

let started: Promise<EdgeCaseCouncil> | undefined;

/** Gives the tests of a file the council of edges of their worker, so that its files share a site. */
export function useEdgeCaseCouncil(): () => EdgeCaseCouncil {
  let council: EdgeCaseCouncil | undefined;
  beforeAll(async () => {
    started ??= startEdgeCaseCouncil();
    council = await started;
  });
  afterAll(() => council?.reset());
  return () => {
    if (!council) throw new Error('The council has not started yet.');
    return council;
  };
}
