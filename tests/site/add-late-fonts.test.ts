import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addLateFonts } from '../../src/site/background/add-late-fonts';
import type { LateFont } from '../../src/model/theme/late-font';

interface Face {
  readonly family: string;
  readonly weight: string;
  readonly unicodeRange: string;
  readonly status: string;
}

const letters = 'U+41-5A';
const digits = 'U+30-39';

/** Faces of the page: weight, range and status. */
type Shown = readonly (readonly [string, string, string])[];

const requests: string[] = [];
let added: { readonly source: unknown }[] = [];
let answer: () => Promise<Response>;

beforeEach(() => {
  requests.length = 0;
  added = [];
  answer = () => Promise.resolve(new Response('file'));
  vi.stubGlobal('fetch', (url: string) => {
    requests.push(url);
    return answer();
  });
  vi.stubGlobal(
    'FontFace',
    class {
      readonly unicodeRange: string;
      readonly family: string;
      readonly source: unknown;
      constructor(family: string, source: unknown, { unicodeRange }: LateFont['descriptors']) {
        this.family = family;
        this.source = source;
        this.unicodeRange = unicodeRange;
      }
    },
  );
});

function showFaces(shown: Shown): void {
  const faces: Face[] = shown.map(([weight, unicodeRange, status]) => ({
    family: '"Some Font"',
    weight,
    unicodeRange,
    status,
  }));
  const fonts = {
    [Symbol.iterator]: () => faces.values(),
    add: (face: { readonly source: unknown }) => added.push(face),
  };
  vi.stubGlobal('document', { fonts });
}

const late = (hasLocalSource: boolean): LateFont => ({
  family: 'Some Font',
  source: 'url(/bold.woff2)',
  url: '/bold.woff2',
  hasLocalSource,
  descriptors: { unicodeRange: letters, ascentOverride: '112%', descentOverride: '48%' },
});

describe('the file of a bold face', () => {
  const boldDigits = ['700', digits, 'loaded'] as const;
  const regular = ['400', letters, 'loaded'] as const;
  const standIn = (status: string) => ['700', letters, status] as const;

  test.each<[string, boolean, Shown, boolean]>([
    ['bold text in its characters', false, [standIn('loaded')], true],
    ['bold text, and regular text in its characters', false, [boldDigits, regular], true],
    ['bold text in other characters only', false, [boldDigits], false],
    ['regular text only', false, [regular], false],
    [
      'a bold font of the device until another family was loaded',
      false,
      [standIn('unloaded'), standIn('loaded')],
      false,
    ],
    ['a typeface that the device lacks', true, [standIn('loaded'), standIn('error')], true],
    [
      'a typeface that the device has',
      true,
      [standIn('unloaded'), standIn('error'), standIn('loaded')],
      false,
    ],
  ])('is fetched before the face is added if needed: %s', async (_, hasLocalSource, shown, isFetched) => {
    showFaces(shown);
    await addLateFonts([late(hasLocalSource)]);
    expect(requests).toEqual(isFetched ? ['/bold.woff2'] : []);
    expect(added.map(({ source }) => source instanceof ArrayBuffer)).toEqual([isFetched]);
  });

  test('that cannot be fetched is left to the browser', async () => {
    showFaces([['700', letters, 'loaded']]);
    for (const failing of [
      () => Promise.reject(new TypeError('no network')),
      () => Promise.resolve(new Response('', { status: 503 })),
    ]) {
      answer = failing;
      await addLateFonts([late(false)]);
    }
    expect(added.map(({ source }) => source)).toEqual(['url(/bold.woff2)', 'url(/bold.woff2)']);
  });
});
