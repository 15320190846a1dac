import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { readMessageUsage } from '../../src/server/site/folder/engine-folder';
import { readSiteFiles } from '../../src/server/site/read-site';
import { collect, type SiteFiles } from '../../src/check/check-site';
import { at, entriesOf, itemsOf, textAt, type Json } from '../../src/check/document/json-access';
import { entitySchema } from '../../src/check/entities/entity-schema';
import { parseJsonFile } from '../../src/check/document/json-document';
import { sourceText, usageIn } from '../../src/check/messages/missing-messages';
import { configNames } from './config-names';
import { configSchema } from './config-schema';
import { messagesSchema, type KnownMessage } from './messages-schema';
import { recordsSchema, type EditorSite } from './records-schema';

/** A file that editors complete and explain by a schema. */
export interface EditorSchema {
  /** Name of the schema's file. */
  readonly name: string;
  readonly schema: unknown;
  /** The files that it describes, from the folder of the site. */
  readonly files: string;
  /** Files that another schema describes, although `files` has them. */
  readonly not?: readonly string[];
  /** The `$schema` in them, which editors prefer to any other. */
  readonly address?: string;
}

type Collected = ReturnType<typeof collect>;

function editorSite(config: Json, { content }: SiteFiles): EditorSite {
  const languages = itemsOf(at(config, 'languages', 'list')).flatMap((language) => {
    const [code, name] = [textAt(language, 'code'), textAt(language, 'name')];
    return code === undefined ? [] : [{ code, name: name ?? code }];
  });
  return { languages, files: content?.files ?? new Set() };
}

/** Parameters by which a call selects the records of a subject or category; the records of a file have them as fields. */
function parentsOf(source: Json): readonly string[] {
  return entriesOf(at(source, 'query')).flatMap(([key, value]) =>
    value === '$subject.id' || value === '$category.id' ? [key] : [],
  );
}

/** A schema for each file of records; several sources may read one file. */
function recordSchemas(
  config: Json,
  { entities }: Collected,
  site: EditorSite,
  folder: string,
): EditorSchema[] {
  const sources = entriesOf(at(config, 'sources')).map(([name, source]) => ({
    file: textAt(source, 'records') ?? name,
    entity: textAt(source, 'entity') ?? '',
    parents: parentsOf(source),
  }));
  return [...new Set(sources.map(({ file }) => file))].flatMap((file) => {
    const readers = sources.filter((source) => source.file === file);
    const [first] = readers;
    const entity = entities.schemas[first?.entity ?? ''];
    if (!entity) return [];
    const schema = recordsSchema(entity, [...new Set(readers.flatMap(({ parents }) => parents))], site);
    return [{ name: `records/${file}.json`, schema, files: `${folder}/records/${file}.json` }];
  });
}

/** Entities of what the forms send, and of no list. */
function sentEntities(config: Json): readonly string[] {
  const namedIn = (key: string) =>
    entriesOf(at(config, key)).flatMap(([, value]) => textAt(value, 'entity') ?? []);
  const listed = new Set(namedIn('sources'));
  return [...new Set(namedIn('forms'))].filter((name) => !listed.has(name));
}

function knownMessages(
  { context, messages }: Collected,
  usage: Readonly<Record<string, string>>,
): Readonly<Record<string, KnownMessage>> {
  const entries = [...messages.ids]
    .sort()
    .map((id): [string, KnownMessage] => [
      id,
      { text: sourceText(messages, id, context.config).text, usage: usage[id] ?? usageIn(context, id) },
    ]);
  return Object.fromEntries(entries);
}

/**
 * The schema of the config. Its name changes with its content: the settings then change, too, and the editor reads it
 * again instead of the one at the address.
 */
function configEditorSchema(
  files: string,
  { context, entities }: Collected,
  messages: Readonly<Record<string, KnownMessage>>,
  site: EditorSite & Pick<SiteFiles, 'schemas'>,
): EditorSchema {
  const { config } = context;
  const names = configNames({ context, entities: entities.schemas, messages });
  const schema = configSchema({ ...site, names });
  const hash = createHash('sha256').update(JSON.stringify(schema)).digest('hex').slice(0, 8);
  const address = textAt(config, '$schema');
  return { name: `config-${hash}.json`, schema, files, ...(address !== undefined && { address }) };
}

/**
 * The schemas of a site's config and content for editors; none if the config is not JSON or names no content folder.
 * @param config path of the site config
 */
export async function editorSchemas(config: string, engineFolder: string): Promise<readonly EditorSchema[]> {
  const { files } = await readSiteFiles({ config, engineFolder });
  if (!files?.content) return [];
  const { document } = parseJsonFile({ file: basename(config), text: files.config.text });
  if (!document) return [];
  const collected = collect(document, files);
  const usage = await readMessageUsage(`${engineFolder}/src/site/i18n`);
  const folder = files.content.path;
  const site = editorSite(document.value, files);
  const messages = knownMessages(collected, usage);
  const own = new Set(collected.ownEntities.map(({ file }) => file));
  const sent = sentEntities(document.value)
    .map((name) => `${folder}/entities/${name}.schema.json`)
    .filter((file) => own.has(file));
  return [
    configEditorSchema(basename(config), collected, messages, { ...site, schemas: files.schemas }),
    ...recordSchemas(document.value, collected, site, folder),
    {
      name: 'messages.json',
      schema: messagesSchema(messages),
      files: `${folder}/messages/*.json`,
    },
    {
      name: 'entity.json',
      schema: entitySchema(files.schemas),
      files: `${folder}/entities/*.schema.json`,
      not: sent,
    },
    ...sent.map((file) => ({
      name: 'sent-entity.json',
      schema: entitySchema(files.schemas, true),
      files: file,
    })),
  ];
}
