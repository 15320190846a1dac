// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pageFontFamily, pageUsedKey } from '../../src/model/theme/page-font';
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

/** A face that script makes. */
interface MadeFace {
  readonly weight: string;
  readonly isLoaded: boolean;
}

const loads: string[] = [];
let added: MadeFace[] = [];
let removed: string[] = [];
let answer: () => Promise<void>;

beforeEach(() => {
  loads.length = 0;
  added = [];
  removed = [];
  answer = () => Promise.resolve();
  vi.stubGlobal(
    'FontFace',
    class implements MadeFace {
      readonly unicodeRange: string;
      readonly family: string;
      readonly source: string;
      readonly weight: string;
      isLoaded = false;
      constructor(
        family: string,
        source: string,
        { unicodeRange, weight }: LateFont['descriptors'] & { readonly weight: string },
      ) {
        this.family = family;
        this.source = source;
        this.unicodeRange = unicodeRange;
        this.weight = weight;
      }
      async load() {
        loads.push(this.source);
        await answer();
        this.isLoaded = true;
        return this;
      }
    },
  );
});

function showFaces(shown: Shown, family = '"Some Font"'): void {
  const faces: Face[] = shown.map(([weight, unicodeRange, status]) => ({
    family,
    weight,
    unicodeRange,
    status,
  }));
  const fonts = {
    [Symbol.iterator]: () => faces.values(),
    add: (face: MadeFace) => added.push(face),
    delete: (face: Face) => removed.push(face.weight),
  };
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true });
}

const late = (hasLocalSource: boolean): LateFont => ({
  family: 'Some Font',
  weight: 700,
  replacesPageFont: false,
  source: 'url(/bold.woff2)',
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
  ])('is loaded before the face is added if needed: %s', async (_, hasLocalSource, shown, isNeeded) => {
    showFaces(shown);
    await addLateFonts([late(hasLocalSource)]);
    expect(loads).toEqual(isNeeded ? ['url(/bold.woff2)'] : []);
    expect(added.map(({ isLoaded }) => isLoaded)).toEqual([isNeeded]);
  });

  test('that cannot be fetched is left to the browser', async () => {
    showFaces([['700', letters, 'loaded']]);
    answer = () => Promise.reject(new DOMException('No network', 'NetworkError'));
    await addLateFonts([late(false)]);
    expect(loads).toEqual(['url(/bold.woff2)']);
    expect(added.map(({ isLoaded }) => isLoaded)).toEqual([false]);
  });
});

describe('a page with a font inside', () => {
  const inPage: Shown = [
    ['400', letters, 'loaded'],
    ['599', letters, 'loaded'],
  ];
  const whole = (weight: 400 | 700): LateFont => ({
    ...late(false),
    weight,
    source: `url(/${weight}.woff2)`,
    replacesPageFont: true,
  });
  const others = { ...late(false), family: 'Other Font' };

  test.each<[string, () => void]>([
    [
      'the visitor touches it',
      () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true })),
    ],
    ['the visitor presses a key', () => document.body.dispatchEvent(new Event('keydown', { bubbles: true }))],
    ['script adds text', () => document.body.append(document.createElement('p'), 'નવું')],
  ])('fetches the whole one, and has it in its place once %s', async (_, change) => {
    showFaces(inPage, pageFontFamily);
    const adding = addLateFonts([whole(400), whole(700), others]);
    expect(loads).toEqual(['url(/400.woff2)', 'url(/700.woff2)']);
    document.body.append('12');
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect([added, removed]).toEqual([[], []]);
    change();
    await adding;
    expect(added.map(({ weight }) => weight)).toEqual(['400', '700', '700']);
    expect(added.map(({ isLoaded }) => isLoaded)).toEqual([true, true, false]);
    expect(removed).toEqual(['400', '599']);
  });

  test('notices what happens while the whole one is being fetched', async () => {
    let respond = () => {};
    answer = () => new Promise((resolve) => (respond = resolve));
    showFaces(inPage, pageFontFamily);
    const adding = addLateFonts([whole(400)]);
    document.body.dispatchEvent(new Event('click', { bubbles: true }));
    respond();
    await adding;
    expect(removed).toEqual(['400', '599']);
  });

  test('that the visitor has used before is replaced at once', async () => {
    document.documentElement.dataset[pageUsedKey] = '';
    showFaces(inPage, pageFontFamily);
    await addLateFonts([whole(400)]);
    document.documentElement.removeAttribute(`data-${pageUsedKey}`);
    expect(removed).toEqual(['400', '599']);
  });

  test('stays where the whole one cannot be fetched', async () => {
    answer = () => Promise.reject(new DOMException('No network', 'NetworkError'));
    document.documentElement.dataset[pageUsedKey] = '';
    showFaces(inPage, pageFontFamily);
    await addLateFonts([whole(400)]);
    document.documentElement.removeAttribute(`data-${pageUsedKey}`);
    expect(removed).toEqual([]);
  });

  test('of which there is none, fetches no regular file', async () => {
    showFaces([['400', letters, 'loaded']]);
    await addLateFonts([whole(400)]);
    expect([loads, added]).toEqual([[], []]);
  });
});
