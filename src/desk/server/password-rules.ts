import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { longestPassword, shortestPassword } from '../api/desk-api';
import { latinDigits } from '../../engine/text/latin-digits';
import { inLatinLetters } from './files/file-name';
import { nameSound, readMobile } from './name-forms';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** From 0 to 4; below it, a password is found within some hundred million guesses. */
const lowestScore = 3;

/** Words that anybody tries at the desk of any council, besides those of the lists of common passwords. */
const commonWords = [
  'admin',
  'bharat',
  'council',
  'desk',
  'gram',
  'gujarat',
  'india',
  'panchayat',
  'sarpanch',
  'talati',
];

/** Letters of the shortest name that is looked for within a password. */
const shortestName = 3;

/** Signs that stand for letters; a 1 and an exclamation mark for two. */
const leet: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's' },
  ...{ '1': 'i', '!': 'i', '|': 'i' },
};
const otherLeet: Readonly<Record<string, string>> = { ...leet, '1': 'l', '!': 'l', '|': 'l' };

export type PasswordProblem = 'password-short' | 'password-long' | 'password-guessable';

const written = (text: string): string => latinDigits(text.normalize('NFKC')).toLowerCase();

/** Each unit is replaced by one, so that places in both are the same. */
const unleet = (text: string, table: typeof leet): string =>
  text.replace(/./gs, (sign) => table[sign] ?? sign);

/** What is written after a first name, as one word with it or not. */
const courtesies =
  /(?<=..)(?:bhai|ben|bahen|kumar|lal|sinh|singh|ભાઈ|ભાઇ|બેન|બહેન|કુમાર|લાલ|સિંહ|भाई|बेन|बहन|कुमार|लाल|सिंह)$/u;

/** The words of a name, those with a courtesy without it as well. */
const wordsOf = (text: string): readonly string[] =>
  written(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .flatMap((word) => (courtesies.test(word) ? [word, word.replace(courtesies, '')] : [word]));

/** The halves of a mobile number, which are tried as well. */
const halvesOf = (mobile: string | null): readonly string[] =>
  mobile === null ? [] : [mobile, mobile.slice(0, 5), mobile.slice(5)];

/** A name and its words, in its script and in Latin letters, forwards and backwards. */
function formsOf(name: string): readonly string[] {
  const words = wordsOf(name);
  const own = [...words, written(name).replace(/[^\p{L}\p{M}\p{N}]+/gu, ''), ...halvesOf(readMobile(name))];
  // Latin letters write the vowel that Indian scripts leave out at the end of a word.
  const latin = own.flatMap((word) => {
    const letters = inLatinLetters(word).toLowerCase();
    return letters === word ? [] : [letters, letters.replace(/a$/, '')];
  });
  return [...own, ...latin].flatMap((word) => [word, Array.from(word).reverse().join('')]);
}

/** The password without the words that sound like a name, in whichever script both are. */
function withoutSounds(password: string, sounds: ReadonlySet<string>): string {
  return password.replace(/[\p{L}\p{M}\u200c\u200d]+/gu, (word) => (sounds.has(nameSound(word)) ? '' : word));
}

/** The password without the names in it, whichever signs stand for their letters. */
function withoutNames(password: string, names: readonly string[], table: typeof leet): string {
  let rest = password;
  for (const name of names) {
    for (let at = unleet(rest, table).indexOf(name); at >= 0; at = unleet(rest, table).indexOf(name))
      rest = rest.slice(0, at) + rest.slice(at + name.length);
  }
  return rest;
}

/**
 * The problem of a new password; null without one (B11.9.14). Its length counts, and how many guesses it takes with
 * lists of common passwords, patterns on keyboards and the words that everybody knows of a site; kinds of characters do not.
 * The rest without those words must take as many guesses.
 * @param words such as the names of the person and the site, and the person's number
 */
export function passwordProblem(password: string, words: readonly string[]): PasswordProblem | null {
  const { length } = Array.from(password);
  if (length < shortestPassword) return 'password-short';
  if (password.length > longestPassword) return 'password-long';
  const known = [...words, ...commonWords].flatMap(formsOf).filter((word) => word.length >= shortestName);
  const names = [...new Set(known)].sort((a, b) => b.length - a.length);
  const plain = written(password);
  const heard = [...words, ...commonWords].flatMap((word) => [word, ...wordsOf(word)]).map(nameSound);
  const sounds = new Set(heard.filter((sound) => sound.length >= shortestName));
  const scripts = new Set([plain, inLatinLetters(plain).toLowerCase(), withoutSounds(plain, sounds)]);
  const rests = [...scripts].flatMap((text) =>
    [{}, leet, otherLeet].map((table) => withoutNames(text, names, table)),
  );
  const tried = new Set([password, ...rests.map((rest) => (rest === plain ? password : rest))]);
  const isGuessable = [...tried].some((text) => estimator.check(text, names).score < lowestScore);
  return isGuessable ? 'password-guessable' : null;
}
