import { postHeaders } from '../../../src/engine/form/form-post';
import type { MalformedPost } from './malformed-posts';

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const paths = ['/api/Questions/Create', '/api/Complaint/Create'];
const fields = [
  'name',
  'email',
  'phone',
  'question',
  'address',
  'type',
  'details',
  'isVisible',
  '__proto__',
  'x',
];
const media = [
  ...Array<string>(3).fill('application/json'),
  'application/json; charset=utf-8',
  'text/plain',
  '',
];
const pieces = [
  'રમેશ',
  'Other',
  '98250 12345',
  'a@b',
  ' ',
  '\u0000',
  '\ud800',
  '😀',
  '\u202e',
  '\r\n',
  '"',
  '\\',
  '<b>',
];

/** A post of random values, keys, headers and bytes: some are right, most are not. */
export function randomPost(random: () => number): MalformedPost {
  const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[], otherwise: Item): Item =>
    items[Math.floor(random() * items.length)] ?? otherwise;
  const text = () => Array.from({ length: Math.floor(random() ** 3 * 60) }, () => pick(pieces, '')).join('');
  const value = (): unknown => (random() < 0.85 ? text() : pick([null, true, 7, [], {}, -1e308], null));
  const entries = Array.from(
    { length: Math.floor(random() * 7) },
    () => [pick(fields, 'x'), value()] as const,
  );
  const right = random() < 0.5 ? { name: 'x', ...(random() < 0.5 ? { type: 'Other' } : {}) } : {};
  const sound = JSON.stringify({ ...Object.fromEntries(entries), ...right });
  const type = pick(media, '');
  return {
    what: sound.slice(0, 80),
    path: pick(paths, '/api/Questions/Create'),
    body: random() < 0.2 ? broken(sound, random) : sound,
    headers: {
      ...(type ? { 'Content-Type': type } : {}),
      ...(random() < 0.3 ? { [postHeaders.key]: `key-${Math.floor(random() * 1000)}`.padEnd(9, '-') } : {}),
      ...(random() < 0.2 ? { [postHeaders.filledIn]: pick(['5000', '-1', 'x', '1e99', ''], '') } : {}),
      ...(random() < 0.2 ? { 'Content-Language': pick(['GU', 'en', 'xx', 'a,b'], '') } : {}),
    },
  };
}

/** The text with some of its bytes replaced by others. */
function broken(text: string, random: () => number): Buffer {
  const bytes = Buffer.from(text);
  const count = 1 + Math.floor(random() * 4);
  for (let done = 0; done < count; done += 1)
    bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
  return bytes;
}
