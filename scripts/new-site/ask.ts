import { CommandError } from '../../src/server/command-line';
import type { Interface } from 'node:readline/promises';

/** Reads the text of an answer. @throws CommandError */
export type Read<Value> = (text: string) => Value;

/** Asks the user, one question after the other. */
export interface Asker {
  /** Asks until the answer can be read. */
  readonly ask: <Value>(question: string, read: Read<Value>) => Promise<Value>;
  /** Whether anything was asked. */
  readonly hasAsked: () => boolean;
}

/** Asks on a terminal, or reads one line of another input for each question. */
export function openAsker(lines: Interface, say: (text: string) => void): Asker {
  // From now on, so that lines that arrive before their question, as they do from a file, are kept.
  const iterator = lines[Symbol.asyncIterator]();
  let asked = false;

  async function nextLine(question: string): Promise<string> {
    asked = true;
    say(`${question}:`);
    const line = await iterator.next();
    if (line.done)
      throw new CommandError(`There is no answer to “${question}”; name it as an option instead.`);
    return line.value;
  }

  async function ask<Value>(question: string, readAnswer: Read<Value>): Promise<Value> {
    for (;;) {
      const line = await nextLine(question);
      try {
        return readAnswer(line);
      } catch (error) {
        if (!(error instanceof CommandError)) throw error;
        say(error.message);
      }
    }
  }

  return { ask, hasAsked: () => asked };
}
