import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** What a subset keeps of a font. */
export interface Kept {
  readonly codePoints: Iterable<number>;
  /** Numbers of the glyphs; others than these and those of the code points are removed, with the rules that make them. */
  readonly glyphs: Iterable<number>;
}

/** Constants of `hb.h` and `hb-subset.h`. */
const writableMemory = 2;
const nameIds = 4;
const layoutFeatures = 6;
const noHinting = 0x1;
const noLayoutClosure = 0x200;

const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
let compiled: Promise<WebAssembly.Module> | undefined;

async function compile(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(file));
}

/** HarfBuzz's library for subsets, in memory of its own. */
class HarfBuzz {
  private constructor(private readonly exports: WebAssembly.Exports) {}

  static async open(): Promise<HarfBuzz> {
    compiled ??= compile();
    const opened = new HarfBuzz((await WebAssembly.instantiate(await compiled)).exports);
    opened.call('_initialize');
    return opened;
  }

  call(name: string, ...values: readonly number[]): number {
    const exported = this.exports[name];
    if (typeof exported !== 'function') throw new Error(`HarfBuzz has no function ${name}.`);
    return Number(Reflect.apply(exported, undefined, values));
  }

  /** Its memory, which calls may replace. */
  get bytes(): Uint8Array {
    const { memory } = this.exports;
    if (!(memory instanceof WebAssembly.Memory)) throw new Error('HarfBuzz has no memory.');
    return new Uint8Array(memory.buffer);
  }

  add(set: number, values: Iterable<number>): void {
    for (const value of values) this.call('hb_set_add', set, value);
  }
}

function faceOf(harfBuzz: HarfBuzz, sfnt: Uint8Array): number {
  const pointer = harfBuzz.call('malloc', sfnt.length);
  harfBuzz.bytes.set(sfnt, pointer);
  const blob = harfBuzz.call('hb_blob_create', pointer, sfnt.length, writableMemory, 0, 0);
  return harfBuzz.call('hb_face_create', blob, 0);
}

/**
 * Makes a subset of a TrueType font, with all features of its layout tables and without hinting and names. Its memory is
 * freed as a whole.
 * @throws for a font that HarfBuzz cannot read
 */
export async function makeSubset(sfnt: Uint8Array, { codePoints, glyphs }: Kept): Promise<Uint8Array> {
  const harfBuzz = await HarfBuzz.open();
  const face = faceOf(harfBuzz, sfnt);
  const input = harfBuzz.call('hb_subset_input_create_or_fail');
  harfBuzz.call('hb_subset_input_set_flags', input, noHinting | noLayoutClosure);
  const features = harfBuzz.call('hb_subset_input_set', input, layoutFeatures);
  harfBuzz.call('hb_set_clear', features);
  harfBuzz.call('hb_set_invert', features);
  harfBuzz.call('hb_set_clear', harfBuzz.call('hb_subset_input_set', input, nameIds));
  harfBuzz.add(harfBuzz.call('hb_subset_input_unicode_set', input), codePoints);
  harfBuzz.add(harfBuzz.call('hb_subset_input_glyph_set', input), glyphs);
  const result = harfBuzz.call('hb_subset_or_fail', face, input);
  if (result === 0) throw new Error('HarfBuzz cannot make a subset of the font.');
  const blob = harfBuzz.call('hb_face_reference_blob', result);
  const start = harfBuzz.call('hb_blob_get_data', blob, 0);
  return harfBuzz.bytes.slice(start, start + harfBuzz.call('hb_blob_get_length', blob));
}
