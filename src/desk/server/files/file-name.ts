import Sanscript from '@indic-transliteration/sanscript';
import { transliterationSchemes } from '../../../engine/language/transliteration-schemes';
import { cleanLongText } from '../../../engine/form/clean-text';
import { contentHash } from '../../../server/files/content-hash';

/** Characters of the readable part of a name. */
const longestStem = 60;
/** Characters of a title. */
const longestTitle = 200;

/** Words in the names that cameras, WhatsApp and scanners give. */
const wordsOfDevices: ReadonlySet<string> = new Set([
  ...[
    'img',
    'dsc',
    'dscn',
    'dscf',
    'pxl',
    'vid',
    'wa',
    'whatsapp',
    'camscanner',
    'screenshot',
    'scan',
    'scanned',
  ],
  ...['image', 'photo', 'picture', 'document', 'doc', 'file', 'new', 'copy', 'untitled', 'at', 'am', 'pm'],
]);

/** Whether a name says nothing of what the file shows. */
function isOfDevice(name: string): boolean {
  const words = name.toLowerCase().match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  return words.every((word) => wordsOfDevices.has(word));
}

/** A text of any Indian script in Latin letters. */
export function inLatinLetters(text: string): string {
  return Object.entries(transliterationSchemes).reduce(
    (latin, [script, name]) =>
      latin.replace(new RegExp(`\\p{Script=${script}}+`, 'gu'), (part) =>
        Sanscript.t(part, name, 'optitrans'),
      ),
    text,
  );
}

/** The title that the name of a file gives; '' for a name that a device gave. */
export function titleOfFile(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const words = cleanLongText(last.replace(/\.[a-z\d]{1,5}$/i, '').replace(/[_\s]+/g, ' '));
  return isOfDevice(words) ? '' : words.slice(0, longestTitle).trim();
}

/** A file name of lower-case letters, digits and hyphens: what the title says, and a part that is equal for equal files only. */
export function safeFileName(title: string, bytes: Uint8Array, extension: string): string {
  const letters = inLatinLetters(title).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const stem = letters.replace(/[^a-z\d]+/g, '-').slice(0, longestStem);
  const parts = [...stem.split('-'), contentHash(bytes).slice(0, 10)];
  return `${parts.filter((part) => part !== '').join('-')}.${extension}`;
}
