import { C, SKINS } from './palette.mjs';
import { person } from './people.mjs';

const MEN = [
  { head: 'cap', top: C.lime, bottom: '#EDE6D6', dhoti: true, beard: 'moustache', old: true },
  { head: 'turban', headColour: C.madder, top: C.lime, bottom: '#F2EBDA', dhoti: true, beard: 'moustache' },
  { head: 'bare', dress: 'shirt', top: '#7FA7A8', bottom: '#4A5560' },
  { head: 'bare', dress: 'bandi', top: C.cream, bottom: '#EDE6D6', sash: C.teal, beard: 'moustache' },
  {
    head: 'turban',
    headColour: C.turmeric,
    sash: C.madder,
    top: '#EFE3C8',
    bottom: '#F2EBDA',
    dhoti: true,
    beard: 'moustache',
    old: true,
  },
  { head: 'bare', dress: 'shirt', top: '#C7D3D9', bottom: '#5B4A3A', glasses: true },
  { head: 'skullcap', top: '#E6EDE6', bottom: '#DDE3DA', beard: 'beard' },
  { head: 'bare', top: '#D8A06A', bottom: '#EDE6D6', beard: 'moustache' },
  { head: 'bare', dress: 'shirt', top: '#A9B98F', bottom: '#3F4A50' },
  { head: 'bare', dress: 'bandi', top: C.lime, bottom: '#E6DDC8', sash: '#7A4A32', old: true, glasses: true },
  { head: 'bare', dress: 'shirt', top: '#B5695A', bottom: '#4A4A52' },
  {
    head: 'turban',
    headColour: '#F3ECDA',
    sash: '#CDBB93',
    top: '#DDE7E4',
    bottom: '#EFE8D8',
    dhoti: true,
    beard: 'beard',
    old: true,
  },
];

const WOMEN = [
  { head: 'veil', headColour: C.madder, bottom: C.madder, top: C.turmeric },
  { head: 'bun', bottom: C.teal, top: '#D9A441' },
  { head: 'veil', headColour: '#2F6F62', bottom: '#2F6F62', top: C.madder },
  { head: 'bun', bottom: C.indigo, top: '#C96F4A', sash: '#E9D9A8' },
  { head: 'veil', headColour: '#C9822B', bottom: '#C9822B', top: C.deepTeal, sash: C.madder },
  { head: 'plaits', dress: 'suit', top: '#8E5C86', bottom: '#E9DDEB', sash: '#E9DDEB' },
  { head: 'bun', bottom: C.plum, top: '#3D6E68' },
  { head: 'veil', headColour: '#F1E9D6', bottom: '#F1E9D6', top: '#9AA79A', sash: C.teal, old: true },
  { head: 'bun', dress: 'suit', top: '#4E8A86', bottom: '#F1E4C8', sash: '#E3A63B' },
  { head: 'bun', bottom: '#B25B72', top: '#5B3A52', sash: '#F0D9A0', glasses: true },
];

const CHILD = [
  { sex: 'm', dress: 'shirt', top: '#FDFBF3', bottom: C.teal },
  { sex: 'w', dress: 'suit', head: 'plaits', top: '#FDFBF3', bottom: C.teal, sash: C.teal },
];
const PLAY = [
  { sex: 'm', dress: 'shirt', top: C.saffron, bottom: '#4A5560' },
  { sex: 'w', dress: 'suit', head: 'plaits', top: C.madder, bottom: C.turmeric, sash: C.turmeric },
  { sex: 'm', dress: 'shirt', top: '#6F9A8F', bottom: '#5B4A3A' },
  { sex: 'w', dress: 'suit', head: 'plaits', top: C.indigo, bottom: '#E8DCC0', sash: '#E8DCC0' },
  { sex: 'm', dress: 'shirt', top: '#D9B44A', bottom: C.indigo },
];
const skin = (i) => SKINS[(i * 3 + 1) % SKINS.length];
const pick = (list, i) => list[((i % list.length) + list.length) % list.length];

export const man = (i, x, y, s, more = {}) =>
  person({ sex: 'm', skin: skin(i), ...pick(MEN, i), x, y, s, ...more });
export const woman = (i, x, y, s, more = {}) =>
  person({ sex: 'w', skin: skin(i), ...pick(WOMEN, i), x, y, s, ...more });
/** A pupil in the school's white and teal: even numbers are boys, odd numbers girls. */
export const pupil = (i, x, y, s, more = {}) =>
  person({ child: true, skin: skin(i), ...pick(CHILD, i), x, y, s, ...more });
export const child = (i, x, y, s, more = {}) =>
  person({ child: true, skin: skin(i), ...pick(PLAY, i), x, y, s, ...more });
/** Anybody: men and women by turns. */
export const villager = (i, x, y, s, more = {}) =>
  (i % 2 ? woman : man)(Math.floor(i / 2) + i, x, y, s, more);
