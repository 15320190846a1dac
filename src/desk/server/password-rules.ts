import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { longestPassword, shortestPassword } from '../api/desk-api';

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** From 0 to 4; below it, a password is found within some hundred million guesses. */
const lowestScore = 3;

export type PasswordProblem = 'password-short' | 'password-long' | 'password-guessable';

/**
 * What is wrong with a new password; null when nothing is. Its length counts, and how many guesses it takes with lists of
 * common passwords, patterns on keyboards and the words that everybody knows of a site; kinds of characters do not.
 * @param words such as the names of the person and the site
 */
export function passwordProblem(password: string, words: readonly string[]): PasswordProblem | null {
  const { length } = Array.from(password);
  if (length < shortestPassword) return 'password-short';
  if (password.length > longestPassword) return 'password-long';
  const known = words.flatMap((word) => [word, ...word.split(/[^\p{L}\p{M}\p{N}]+/u)]).filter(Boolean);
  return estimator.check(password, known).score < lowestScore ? 'password-guessable' : null;
}
