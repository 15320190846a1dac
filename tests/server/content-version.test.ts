import { describe, expect, it } from 'vitest';
import {
  textInSlices,
  versionInSlices,
  versionOf,
  versionOfText,
} from '../../server/council/content-version';

const envelopes = [
  { status: true, data: [], message: null },
  { status: true, data: [{ id: 1 }], message: null },
  { status: true, data: [{ id: 1, name: 'ગામ "x"\n' }, { items: [null, 1.5, { a: true }] }], message: null },
  { status: true, data: null, message: 'No "data"' },
  { status: false, data: null, message: '' },
];

describe('the content version of an envelope', () => {
  it.each(envelopes)('%j is the same from its text and in slices', async (envelope) => {
    expect(await textInSlices(envelope)).toBe(JSON.stringify(envelope));
    const version = versionOf(envelope, 3);
    expect(version).toMatch(/^[\w-]{16}$/);
    expect(versionOfText(JSON.stringify(envelope), 3)).toBe(version);
    expect(await versionInSlices(envelope, 3)).toBe(version);
  });

  it('differs for other records, messages and numbers of records left out', () => {
    const versions = envelopes.flatMap((envelope) => [0, 1].map((leftOut) => versionOf(envelope, leftOut)));
    expect(new Set(versions).size).toBe(2 * envelopes.length);
  });

  it('of many records is made in slices', async () => {
    const data = Array.from({ length: 10_000 }, (_, id) => ({ id, text: 'ગામ'.repeat(400) }));
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    await versionInSlices({ status: true, data, message: null }, 0);
    clearInterval(timer);
    expect(turns).toBeGreaterThan(0);
  });
});
