// @ts-check
// Finds programs that are installed on this machine.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** @param {string} path @returns {boolean} whether the file is executable */
export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {readonly string[]} commands in order of preference @param {readonly string[]} wellKnown paths outside the PATH
 * @returns {string | undefined} path of the first one that is installed
 */
export function findExecutable(commands, wellKnown) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const onPath = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...onPath, ...wellKnown].find(isExecutable);
}
