import { copyFile, link, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { writeLists } from '../apply-drafts';
import { type DeskContent, draftedList, type OpenContent } from '../desk-content';
import { filesIn } from '../content-changes';
import type { FileTexts } from '../editable-list';

/** Gives a file a second name; copies it to another disk. */
async function share(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await link(from, to).catch(() => copyFile(from, to));
}

/** Texts of the files that the drafts of the person change. */
function changedTexts(opened: OpenContent): FileTexts {
  const { site, lists, drafts } = opened;
  const changed = lists.lists.filter(({ list }) => drafts.some((draft) => draft.list === list.name));
  const drafted = changed.map((list) => ({ list, drafted: draftedList(opened, list) }));
  return writeLists(site.texts, drafted);
}

/** Makes the folder of a site with the drafts of a person; the path of its config. */
export async function makePreviewFolder(
  content: DeskContent,
  person: string,
  folder: string,
): Promise<string> {
  const opened = await content.open(person);
  const { checked, place, uploads } = content.options;
  const { site, drafts } = opened;
  const { config, content: { path, files } = site.content } = site.files;
  const texts = new Map([[config.file, config.text], ...changedTexts(opened)]);
  const root = dirname(resolve(place.config));
  await mkdir(join(folder, path, 'records'), { recursive: true });
  for (const file of files) {
    const name = `${path}/${file}`;
    if (!texts.has(name)) await share(join(root, name), join(folder, name));
  }
  for (const [name, text] of texts) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const sent = drafts.flatMap(({ after }) => filesIn(after));
  await uploads.publish(new Set(sent), join(folder, relative(root, checked.folder)));
  return join(folder, config.file);
}
