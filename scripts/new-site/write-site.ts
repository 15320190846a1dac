import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { readSchemas } from '../../server/site/folder/engine-folder';
import { folderName } from '../../server/tenants/site-directory';
import { colours as engineColours } from '../../src/model/theme/colours';
import type { Answers } from './answers';
import { formatJson } from './format-json';
import { drawLogo } from './logo';
import { siteReadme } from './readme';
import { WrongInput } from './reading';
import { logo, siteConfig } from './site-config';
import { siteRecords } from './site-records';
import { readSiteTexts, type SiteTexts } from './site-texts';

/** Throws `WrongInput` unless the folder is empty or does not exist. */
export async function requireEmptyFolder(folder: string): Promise<void> {
  const files = await readdir(folder).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return [];
    if (code === 'ENOTDIR') throw new WrongInput(`${folder} is a file; name a new folder.`);
    throw error;
  });
  if (files.length > 0) throw new WrongInput(`${folder} is not empty; name a new folder.`);
}

/** What to know of a folder whose name cannot begin a host name; the server of several sites (SITES_DIR) skips it. */
export function noteOnFolder(folder: string): string | null {
  const name = basename(resolve(folder));
  if (folderName.test(name)) return null;
  return `SITES_DIR, which serves several sites, needs another name than “${name}” for the folder: letters a to z, digits and hyphens.`;
}

/** All strings in a value, keys not included. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** The messages that the config names; the name of the state is part of them. */
function messagesFor(config: object, texts: SiteTexts, code: string, state: string): object {
  const used = new Set(stringsIn(config));
  return Object.fromEntries(
    Object.entries(texts.messages(code))
      .filter(([id]) => used.has(id))
      .map(([id, text]) => [id, text.replace('{state}', state)]),
  );
}

/** Writes a new site: its config, the skeleton of its content, and a README for its editor. */
export async function writeSite(folder: string, engineFolder: string, answers: Answers): Promise<void> {
  const texts = await readSiteTexts(engineFolder, answers.languages);
  const schemas = await readSchemas(join(engineFolder, 'schemas'));
  const entities = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [
      /^entities\/(.*)\.schema\.json$/.exec(name)?.[1] ?? '',
      schema,
    ]),
  );
  const schema = relative(resolve(folder), join(engineFolder, 'schemas/site-config.schema.json'));
  const config = siteConfig(
    answers,
    texts,
    schema.replaceAll('\\', '/'),
    new Date().toISOString().slice(0, 10),
  );
  const { accent = engineColours.light.accent, ornament = engineColours.light.motif2 } =
    answers.colours ?? {};
  const records = answers.from === null ? siteRecords(answers, texts) : {};
  const files: Record<string, string> = {
    'site.config.json': formatJson(config),
    'README.md': siteReadme(answers, entities),
    [`content/${logo}`]: drawLogo(accent, ornament),
  };
  for (const [name, list] of Object.entries(records))
    files[`content/records/${name}.json`] = formatJson(list);
  for (const code of answers.languages) {
    const messages = messagesFor(config, texts, code, answers.state[code] ?? '');
    files[`content/messages/${code}.json`] = `${JSON.stringify(messages, null, 2)}\n`;
    files[`content/legal/privacy.${code}.md`] = `${texts.privacy(code).join('\n\n')}\n`;
  }
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  await mkdir(join(folder, 'content/documents'), { recursive: true });
}
