import { CommandError } from '../../src/server/command-line';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { folderName } from '../../src/operations/sites/site-directory';
import { isObject, objectOf, parseJson } from '../../src/engine/json/json';
import { colours as engineColours } from '../../src/engine/theme/colours';
import type { Answers } from './answers';
import { inline } from './inline-json';
import { isLocal } from './council-api';
import { engineLanguages, engineLanguagesOf, levelInEnglish } from './languages';
import { draftLanguages, partsOf, sectionNames } from './sections';
import { siteConfig } from './site-config';
import { templateFolder } from './template-folder';

/** Throws `CommandError` unless the folder is empty or does not exist. */
export async function requireEmptyFolder(folder: string): Promise<void> {
  const files = await readdir(folder).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') return [];
    if (code === 'ENOTDIR') throw new CommandError(`${folder} is a file; name a new folder.`);
    throw error;
  });
  if (files.length > 0) throw new CommandError(`${folder} is not empty; name a new folder.`);
}

/** Note on a folder whose name cannot begin a host name; the server of several sites (SITES_DIR) skips it. */
export function noteOnFolder(folder: string): string | null {
  const name = basename(resolve(folder));
  if (folderName.test(name)) return null;
  return `SITES_DIR, which serves several sites, needs another name than “${name}” for the folder: letters a to z, digits and hyphens.`;
}

/** A record of the template in the languages of the site, with the names of the village. */
function fillRecord(value: unknown, answers: Answers): unknown {
  if (Array.isArray(value)) return value.map((item) => fillRecord(item, answers));
  if (value === '{name}') return answers.name;
  if (value === '{taluka}') return answers.taluka;
  if (value === '{district}') return answers.district;
  if (!isObject(value)) return value;
  const isText = draftLanguages.every((code) => code in value);
  if (!isText && !engineLanguages.every(({ code }) => code in value))
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fillRecord(inner, answers)]));
  return Object.fromEntries(
    answers.languages.map((code) => [code, String(value[code]).replace('{name}', answers.name[code] ?? '')]),
  );
}

/** English messages with the word of the state for the level below the district. */
function wordsOfState(code: string, { languages }: Answers): Readonly<Record<string, string>> {
  const level = levelInEnglish(languages[0]);
  return code === 'EN' ? { 'contact.taluka': level, 'shell.taluka': `${level} {value}` } : {};
}

/** The messages that the config names, and those of the state; its name is part of them. */
function fillMessages(text: string, config: string, code: string, answers: Answers): string {
  const state = answers.state[code] ?? '';
  const used = Object.entries(objectOf(parseJson(text))).filter(([id]) =>
    config.includes(JSON.stringify(id)),
  );
  const messages = used.map(([id, message]) => [id, String(message).replace('{state}', state)]);
  return `${JSON.stringify({ ...Object.fromEntries(messages), ...wordsOfState(code, answers) }, null, 2)}\n`;
}

/** The sources whose sections the site does not have. */
const leftOut = ({ sections }: Answers): readonly string[] =>
  sectionNames.filter((name) => !sections.includes(name)).flatMap((name) => partsOf(name).sources ?? []);

/** The legal texts of the sections, but for the privacy policy. */
const documentsOf = ({ sections }: Answers): readonly string[] =>
  sections.flatMap((name) => partsOf(name).document ?? []);

/** The README for the editor of the site, with the lists that it has. */
function fillReadme(text: string, answers: Answers): string {
  const { languages, from } = answers;
  const [introduction = '', ...lists] = text.split(/(?=^### )/m);
  const own = lists.filter((list) => !leftOut(answers).some((name) => list.includes(`/${name}.json`)));
  const parts =
    from === null
      ? [introduction, ...own]
      : [introduction.replace(/(?<=^## Lists\n\n).*/ms, `The lists come from ${from}; change them there.\n`)];
  return parts
    .join('')
    .replace('{name}', answers.name[languages[0] ?? ''] ?? '')
    .replace(
      '{languages}',
      engineLanguagesOf(languages)
        .map(({ code, name }) => `${name} (\`${code}\`)`)
        .join(', '),
    )
    .replaceAll('{text}', inline(Object.fromEntries(languages.map((code) => [code, '…']))));
}

/** The files of a new site by name, from those of the template. */
async function siteFiles(schema: string, answers: Answers): Promise<Readonly<Record<string, string>>> {
  const read = (name: string) => readFile(join(templateFolder, name), 'utf8');
  const config = siteConfig(
    await read('site.config.json'),
    answers,
    schema,
    new Date().toISOString().slice(0, 10),
  );
  const { accent = engineColours.light.accent, ornament = engineColours.light.motif2 } =
    answers.colours ?? {};
  const logo = (await read('content/pictures/logo.svg'))
    .replace('{accent}', accent)
    .replace('{ornament}', ornament);
  const files: Record<string, string> = {
    'site.config.json': config,
    'README.md': fillReadme(await read('README.md'), answers),
    'content/pictures/logo.svg': logo,
  };
  for (const code of answers.languages) {
    const messages = `content/messages/${code}.json`;
    files[messages] = fillMessages(await read(messages), config, code, answers);
    for (const document of ['privacy', ...documentsOf(answers)]) {
      const text = `content/legal/${document}.${code}.md`;
      files[text] = await read(text);
    }
  }
  const isOwn = (list: string) =>
    !leftOut(answers).includes(list) && (answers.from === null || isLocal(list));
  const lists = await readdir(join(templateFolder, 'content/records'));
  for (const name of lists.filter((file) => isOwn(basename(file, '.json')))) {
    const records = fillRecord(parseJson(await read(`content/records/${name}`)), answers);
    files[`content/records/${name}`] = `${JSON.stringify(records, null, 2)}\n`;
  }
  return files;
}

/** Writes a new site: its config, the skeleton of its content, and a README for its editor. */
export async function writeSite(folder: string, engineFolder: string, answers: Answers): Promise<void> {
  const schema = relative(resolve(folder), join(engineFolder, 'schemas/site-config.schema.json'));
  for (const [name, text] of Object.entries(await siteFiles(schema.replaceAll('\\', '/'), answers))) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  await mkdir(join(folder, 'content/documents'), { recursive: true });
}
