// @ts-check
// For commands without arguments; needs no packages, so that it works in a fresh clone.
import process from 'node:process';

/**
 * Ends the process with exit code 1 where the command has arguments.
 * @param {string} command as the user calls it @param {string} [advice] what to do instead
 * @param {readonly string[]} [args]
 */
export function refuseArguments(command, advice, args = process.argv.slice(2)) {
  const [first] = args;
  if (first === undefined) return;
  const mistake = `“${command}” takes no arguments, but has “${first}”.`;
  console.error(advice === undefined ? mistake : `${mistake} ${advice}`);
  process.exit(1);
}
