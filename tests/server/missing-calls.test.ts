import { expect, test } from 'vitest';
import { composedCouncil } from '../../src/server/council/composed-council';
import {
  type Council,
  failureResponse,
  successResponse,
  unusableAnswer,
} from '../../src/server/council/council';
import { createMissingCalls, type MissingCalls } from '../../src/server/council/missing-calls';
import { upstreamCouncil } from '../../src/server/council/upstream';
import { createMetrics } from '../../src/server/monitoring/metrics';
import type { SourceRequest } from '../../src/engine/source/source-request';
import { sampleSite } from './sample-site';
import { memoryLog } from './serve';
import { startSpecificationCouncil } from './specification-council';

const site = await sampleSite();
const { config } = site;
const urlOf = async (value: string) => value;
const inLanguage = (language: string, source = 'donators'): SourceRequest => ({
  source,
  parameters: { language },
});

/** The council of the site, whose server may not have some lists. */
function withMissing(server: Council, missing: MissingCalls): Council {
  return composedCouncil(site, { urlOfContent: urlOf }, { local: server, server, missing });
}

function missingCalls() {
  const clock = { ms: 0 };
  const log = memoryLog();
  return { clock, log, missing: createMissingCalls(config, log, () => clock.ms) };
}

test('a list is missing when its call is answered with 404 or 405 in every language, and logged once', () => {
  const { missing, log } = missingCalls();
  missing.note(inLanguage('GU'), 404);
  missing.note(inLanguage('HI'), 405);
  expect(missing.has('donators')).toBe(false);
  for (let round = 0; round < 3; round += 1) missing.note(inLanguage('EN'), 404);
  expect(missing.has('donators')).toBe(true);
  expect(missing.has('members')).toBe(false);
  expect(log.lines).toHaveLength(1);
  expect(log.lines[0]).toContain('/Donator/GetPublicList (404)');
});

test.each([
  [401, false],
  [403, false],
  [404, true],
  [405, true],
  [410, false],
  [500, false],
  [503, false],
])('status %i for a list without a language: missing is %s', (status, isMissing) => {
  const { missing } = missingCalls();
  missing.note({ source: 'menuMaster', parameters: {} }, status);
  expect(missing.has('menuMaster')).toBe(isMissing);
});

test('an answer in one language, or an unknown id, is no missing call', () => {
  const { missing } = missingCalls();
  for (const code of ['GU', 'HI']) missing.note(inLanguage(code), 404);
  missing.note(inLanguage('EN'), 200);
  missing.note(inLanguage('EN'), 404);
  for (const language of ['GU', 'HI', 'EN'])
    missing.note({ source: 'committeeMembers', parameters: { language, subject: '9' } }, 404);
  expect(missing.has('donators')).toBe(false);
  expect(missing.has('committeeMembers')).toBe(false);
});

test('a missing list is requested again after ten minutes', () => {
  const { missing, clock } = missingCalls();
  missing.note({ source: 'menuMaster', parameters: {} }, 404);
  clock.ms = 599_999;
  expect(missing.has('menuMaster')).toBe(true);
  clock.ms = 600_000;
  expect(missing.has('menuMaster')).toBe(false);
});

test('a missing list holds no data; a last good answer comes first', async () => {
  const { missing } = missingCalls();
  const request: SourceRequest = { source: 'menuMaster', parameters: {} };
  const good = successResponse([{ name: 'a' }], 0);
  const answers = [failureResponse(404, 'no'), good];
  const council = withMissing(
    { get: async () => answers.shift() ?? unusableAnswer, currentVersion: () => unusableAnswer.version },
    missing,
  );
  expect((await council.get(request)).status).toBe(404);
  missing.note(request, 404);
  expect(await council.get(request)).toBe(good);
  const empty = await council.get(request);
  expect(empty).toMatchObject({ status: 200, list: { missing: true } });
  expect(council.currentVersion(request)).toBe(empty.version);
});

test('a missing list is not requested on every page', async () => {
  const server = await startSpecificationCouncil();
  server.fail('/ExSarpanch/', 404);
  const { missing, log } = missingCalls();
  const options = { host: server.host, timeoutMs: 60_000, log, metrics: createMetrics(), missing };
  const council = withMissing(upstreamCouncil(site, { urlOf }, options), missing);
  const statuses: number[] = [];
  for (const code of ['GU', 'HI', 'EN', 'GU', 'HI'])
    statuses.push((await council.get(inLanguage(code, 'formerSarpanches'))).status);
  expect(statuses).toEqual([502, 502, 200, 200, 200]);
  expect(server.asked).toHaveLength(3);
  expect(log.lines.filter((line) => line.includes('does not have'))).toHaveLength(1);
  await server.close();
});
