import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteFiles } from '../../src/check/check-site';
import type { UnusedMessage } from '../../src/check/messages/check-ids';
import { groupBy } from '../../src/check/group-by';
import { removeAt } from '../remove-at';

/** The text of a file of messages without some of them; all others stay as they are written. */
export function withoutMessages(text: string, ids: readonly string[]): string {
  return ids.reduce((left, id) => removeAt(left, [id]), text);
}

/**
 * Removes messages from the site's files, and says which; those that are probably misspelt stay.
 * @param folder absolute path of the content folder
 * @param isWritten whether the files are changed; else it is only said what would be
 */
export async function removeUnused(
  unused: readonly UnusedMessage[],
  { content }: SiteFiles,
  folder: string,
  isWritten: boolean,
): Promise<string> {
  const sure = unused.filter(({ meant }) => meant === undefined);
  const kept = unused.flatMap(({ code, id, meant }) =>
    meant === undefined ? [] : [`${code}: ${id} stays; “${meant}” is probably meant.`],
  );
  if (sure.length === 0) return ['No message can be removed.', ...kept].join('\n');
  const lines: string[] = [];
  for (const [code, messages] of groupBy(sure, (message) => message.code)) {
    const name = `messages/${code}.json`;
    const ids = messages.map(({ id }) => id);
    const text = content?.texts[name] ?? '{}';
    if (isWritten) await writeFile(join(folder, name), withoutMessages(text, ids));
    lines.push(`${name}: ${ids.join(', ')}`);
  }
  const end = isWritten ? 'They were removed.' : 'Nothing is written yet. With --write, they are removed.';
  return ['Messages that nothing uses:', ...lines, ...kept, end].join('\n');
}
