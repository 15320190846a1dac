import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod/mini';
import type { Publication } from '../../../api/content-api';
import type { publicationChanges, publications } from '../../../api/history-api';
import { deskMessages } from '../../../messages/desk-messages';
import { DeskRefusal } from '../../desk-request';
import type { RecordState } from '../apply-drafts';
import type { DeskContent, ContentVisitor, OpenContent } from '../desk-content';
import type { Draft } from '../drafts';
import type { EditableList, FileTexts, KeyedRecord } from '../editable-list';
import { recordLabel } from '../list-schema';
import type { MaybeRecord } from '../merge-record';
import { saidChanges } from '../said-changes';
import { hasOtherOrder, orderDraft } from '../order-draft';
import type { SiteList } from '../site-lists';
import { lastIdsFile } from './last-ids';
import { publishDrafts } from './publish-drafts';
import type { FileChange } from './read-changes';
import { configCopy, openRepository, type Repository } from './repository';

/** Publications that the history shows. */
const most = 200;

const repositoryOf = ({ options }: DeskContent): Repository => openRepository(options.checked.folder);

/** The publications of a site, newest first, and what was changed by hand. */
export async function readHistory(content: DeskContent): Promise<z.infer<typeof publications>> {
  const commits = await repositoryOf(content).commits(most);
  return {
    publications: commits.map(({ id, at, author, message, isPublication }) => ({
      ...{ id, at, message },
      person: author,
      isByHand: !isPublication,
    })),
  };
}

/** Texts of the site's files before and after a commit. */
interface Versions {
  readonly before: FileTexts;
  readonly after: FileTexts;
  readonly files: readonly FileChange[];
}

/** Name of a file, relative to the folder of the config. The history has a copy of the config, since the config lies outside of its folder. */
function nameOf(file: string, { site }: OpenContent): string {
  return file === configCopy ? site.files.config.file : `${site.content.path}/${file}`;
}

async function versionsOf(content: DeskContent, opened: OpenContent, id: string): Promise<Versions> {
  const files = /^[\da-f]{40}$/.test(id) ? await repositoryOf(content).changes(id) : null;
  if (!files) throw new DeskRefusal('not-found');
  const textsOf = (side: 'before' | 'after') =>
    new Map(
      files.flatMap((file) => {
        const text = file[side];
        return text === null ? [] : [[nameOf(file.file, opened), text] as const];
      }),
    );
  return { before: textsOf('before'), after: textsOf('after'), files };
}

interface ChangedRecord {
  readonly key: string;
  readonly before: MaybeRecord;
  readonly after: MaybeRecord;
}

function recordChanges(
  before: readonly KeyedRecord[],
  after: readonly KeyedRecord[],
): readonly ChangedRecord[] {
  const [old, now] = [before, after].map((list) => new Map(list.map(({ key, record }) => [key, record])));
  const keys = [...new Set([...before, ...after].map(({ key }) => key))];
  return keys
    .map((key) => ({ key, before: old?.get(key) ?? null, after: now?.get(key) ?? null }))
    .filter((change) => !isDeepStrictEqual(change.before, change.after));
}

/** The lists that a commit changed. */
function changedLists({ lists }: OpenContent, { before, after }: Versions): readonly SiteList[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return lists.lists.filter(({ list }) => list.files.some((file) => names.has(file)));
}

/** Both versions of a list: files that a commit did not change are as they are now. */
function sidesOf(list: EditableList, { site }: OpenContent, { before, after }: Versions) {
  const now = list.files.flatMap((file) => {
    const text = site.texts.get(file);
    const isChanged = before.has(file) || after.has(file);
    return text === undefined || isChanged ? [] : [[file, text] as const];
  });
  return {
    before: list.read(new Map([...now, ...before])),
    after: list.read(new Map([...now, ...after])),
  };
}

function stateOf(before: unknown, after: unknown): RecordState {
  if (before === null) return 'added';
  return after === null ? 'deleted' : 'changed';
}

/** Changes of a publication, by record; by file for pictures, documents and files that the desk does not edit. */
export async function readChanges(
  content: DeskContent,
  id: string,
  { name, language }: ContentVisitor,
): Promise<z.infer<typeof publicationChanges>> {
  const opened = await content.open(name);
  const versions = await versionsOf(content, opened, id);
  const lists = changedLists(opened, versions);
  const { messages } = deskMessages(language);
  const ofLists = lists.flatMap((list) => {
    const { before, after } = sidesOf(list.list, opened, versions);
    const order = {
      ...{ title: content.titleOf(list, language), label: messages['changes.order'], fields: [] },
      state: 'changed' as const,
    };
    const records = recordChanges(before, after).map((change) => ({
      title: content.titleOf(list, language),
      label: recordLabel(list, change.after ?? change.before ?? {}, language),
      state: stateOf(change.before, change.after),
      fields: saidChanges(content, list, [change.before, change.after], language),
    }));
    return list.list.canMove && hasOtherOrder(keysOf(before), keysOf(after)) ? [...records, order] : records;
  });
  const listed = new Set(lists.flatMap(({ list }) => list.files));
  const others = versions.files.filter(
    ({ file }) => file !== lastIdsFile && !listed.has(nameOf(file, opened)),
  );
  const ofFiles = others.map(({ file, before, after }) => ({
    ...{ title: file, label: '', fields: [] },
    state: stateOf(before, after),
  }));
  return { changes: [...ofLists, ...ofFiles] };
}

const keysOf = (records: readonly KeyedRecord[]): readonly string[] => records.map(({ key }) => key);

/** Drafts that take the changes of a commit back. */
function reverseDrafts(
  list: EditableList,
  before: readonly KeyedRecord[],
  after: readonly KeyedRecord[],
): Draft[] {
  const name = list.name;
  const drafts = recordChanges(before, after).map((change): Draft => ({
    list: name,
    key: change.key,
    before: change.after,
    after: change.before,
  }));
  const isElsewhere = !isDeepStrictEqual(keysOf(before), keysOf(after));
  return isElsewhere && list.canMove ? [...drafts, orderDraft(name, keysOf(after), keysOf(before))] : drafts;
}

/**
 * Takes a publication back with a new one. What somebody changed since then in the same fields becomes a conflict, and the
 * changes become drafts of the person, who chooses. @throws DeskRefusal
 */
export async function undoPublication(
  content: DeskContent,
  id: string,
  visitor: ContentVisitor,
): Promise<Publication> {
  const { desk } = content.options;
  const opened = await content.open(visitor.name);
  const versions = await versionsOf(content, opened, id);
  const undone = (await repositoryOf(content).commits(most)).find((commit) => commit.id === id);
  const { messages } = deskMessages(visitor.language);
  const message = `${messages['content.undo']}: ${undone?.message ?? id.slice(0, 10)}`;
  const drafts = changedLists(opened, versions).flatMap(({ list }) => {
    const { before, after } = sidesOf(list, opened, versions);
    return reverseDrafts(list, before, after);
  });
  if (drafts.length === 0) throw new DeskRefusal('not-found');
  const publication = await publishDrafts(content, { drafts, visitor, message });
  if (publication.published) await desk.log.add(visitor.name, 'undone', id.slice(0, 10));
  else await desk.drafts.save(visitor.name, drafts);
  return publication;
}
