import { afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';
import { startPassingCouncil, type PassingCouncil } from './passing-council';
import { useTestSite, type TestSite } from './test-site';

/** A council API that passes requests on to the sample site, except those whose response a test replaces. */
export interface FakeCouncil extends Pick<PassingCouncil, 'answer' | 'answerAll'> {
  readonly address: () => string;
}

let started: Promise<PassingCouncil> | undefined;

/** Gives the tests of a file the fake council of their worker, so that its files share a site; each test begins with no replaced response. */
export function useFakeCouncil(): FakeCouncil {
  let council: PassingCouncil | undefined;
  const found = () => {
    if (!council) throw new Error('The council has not started yet.');
    return council;
  };
  beforeAll(async () => {
    started ??= startPassingCouncil(inject('siteUrl'));
    council = await started;
  });
  afterEach(() => {
    found().reset();
  });
  return {
    address: () => found().address,
    answer: (path, answer) => {
      found().answer(path, answer);
    },
    answerAll: (answer) => {
      found().answerAll(answer);
    },
  };
}

/**
 * Gives the tests of a file the site that shows what a fake council answers. Each test begins when the site calls the
 * council: it suspends the calls to one that failed or hung in an earlier test.
 */
export function useSiteOf(council: FakeCouncil): TestSite {
  const site = useTestSite(() => ({ API_HOST: council.address(), LOG_LEVEL: 'fatal' }));
  const callsCouncil = async () =>
    (await fetch(`${site.url()}/api/GrampanchayatDetail/GetPublicList?lang=EN`)).ok;
  beforeEach(() => expect.poll(callsCouncil).toBe(true));
  return site;
}
