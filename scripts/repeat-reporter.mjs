// @ts-check
// Vitest reporter that prints a command for each test that failed, which runs that test alone.
import { relative } from 'node:path';
import { root } from './bootstrap.mjs';

/** @typedef {import('vitest/node').TestModule} TestModule */
/** @typedef {import('vitest/node').TestCase} TestCase */

/** @param {string} text @returns {string} one word of a shell */
const quoted = (text) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** @param {string} text @returns {string} a regular expression that matches the text */
const escaped = (text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** @param {TestModule} module @returns {string} */
const commandOf = ({ project, moduleId }) =>
  `npx vitest run --project ${project.name} ${relative(root, moduleId)}`;

/** @param {TestCase} test @returns {string} `-t` compares with the names of suites and test, joined by spaces */
function nameOf(test) {
  const names = [test.name];
  for (let { parent } = test; parent.type === 'suite'; { parent } = parent) names.unshift(parent.name);
  return names.join(' ');
}

/** @param {TestModule} module @returns {readonly string[]} */
function commandsOf(module) {
  const failed = [...module.children.allTests('failed')];
  const isWhole = failed.length === 0 && module.state() === 'failed';
  return isWhole
    ? [commandOf(module)]
    : failed.map((test) => `${commandOf(module)} -t ${quoted(`^${escaped(nameOf(test))}$`)}`);
}

/** @param {readonly TestModule[]} modules */
function onTestRunEnd(modules) {
  const commands = modules.flatMap(commandsOf);
  if (commands.length > 0) console.log(['Repeat only what failed:', ...commands].join('\n  '));
}

/** Prints how to repeat each failure, after everything else about it. */
export default function RepeatReporter() {
  return { onTestRunEnd };
}
