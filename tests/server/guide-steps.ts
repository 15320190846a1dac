import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname } from 'node:path';
import { applyEdits, modify, parse } from 'jsonc-parser';
import { isObject } from '../../src/engine/json/json';

/** An instruction in a step of a guide. */
export type Action =
  | { readonly kind: 'run'; readonly command: string }
  | { readonly kind: 'write'; readonly file: string; readonly text: string }
  /** Adds to an object or a list of a JSON file; to the whole file without a key. */
  | { readonly kind: 'add'; readonly file: string; readonly key: string | null; readonly text: string };

export interface Step {
  readonly title: string;
  readonly actions: readonly Action[];
}

/** The action of a code block: what the words before it say to do. */
function actionOf(before: string, language: string, text: string): Action[] {
  if (language === 'sh') return [{ kind: 'run', command: text.trim() }];
  const written = /Write\s+`([^`]+)`:\s*$/.exec(before)?.[1];
  if (written !== undefined) return [{ kind: 'write', file: written, text }];
  const [, key, file] = /Add\s+to\s+(?:`(\w+)`\s+of\s+)?`([^`]+)`:\s*$/.exec(before) ?? [];
  return file === undefined ? [] : [{ kind: 'add', file, key: key ?? null, text }];
}

/** The numbered steps of a guide, `## 1. Title`, with their code blocks. */
export function readSteps(guide: string): readonly Step[] {
  // Legal texts in code blocks have headings, too.
  const [, ...parts] = guide.split(/^## (?=\d+\. )/m);
  return parts.map((part) => {
    const [title = ''] = part.split('\n');
    const blocks = [...part.matchAll(/^```(\w+)\n(.*?)^```$/gms)];
    const actions = blocks.flatMap(({ index, 1: language = '', 2: text = '' }) =>
      actionOf(part.slice(0, index), language, text),
    );
    return { title, actions };
  });
}

/** Runs a command of the guide in the engine's folder; its output. Rejects if it fails. */
function run(command: string, root: string, home: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile('bash', ['-c', command], { cwd: root, env: { ...process.env, HOME: home } }, (error, out, err) =>
      error ? reject(new Error(`${command}\n${out}${err}`)) : resolve(out),
    );
  });
}

/** `~` is the home folder that the guide's user has. */
const placeOf = (file: string, home: string): string => file.replace(/^~/, home);

async function add({ file, key, text }: Extract<Action, { kind: 'add' }>, home: string): Promise<void> {
  const path = placeOf(file, home);
  const options = { formattingOptions: { insertSpaces: true, tabSize: 2 } };
  let old = await readFile(path, 'utf8');
  const root: unknown = parse(old);
  const target: unknown = key === null || !isObject(root) ? root : root[key];
  const base = key === null ? [] : [key];
  const value: unknown = JSON.parse(text);
  const changes: (readonly [(string | number)[], unknown])[] = Array.isArray(target)
    ? [[[...base, target.length], value]]
    : Object.entries(isObject(value) ? value : {}).map(([name, member]) => [[...base, name], member]);
  for (const [at, member] of changes) old = applyEdits(old, modify(old, at, member, options));
  await writeFile(path, old);
}

/** Does what a guide says, for a user with another home folder. */
export async function follow(action: Action, root: string, home: string): Promise<void> {
  if (home === homedir()) throw new Error('The guide would write into the home folder of this user.');
  if (action.kind === 'run') await run(action.command, root, home);
  else if (action.kind === 'add') await add(action, home);
  else {
    const path = placeOf(action.file, home);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, action.text);
  }
}

/** The last command of a guide, which serves the site and does not end. */
export function servingCommand(steps: readonly Step[]): string {
  const last = steps.at(-1)?.actions.at(-1);
  if (last?.kind !== 'run') throw new Error('The guide does not end with a command.');
  return last.command;
}
