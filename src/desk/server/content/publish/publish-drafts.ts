import { readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { deskMessages } from '../../../messages/desk-messages';
import type { ContentDraft, Publication } from '../../../api/content-api';
import { isEmptyRecord } from '../../../api/empty-record';
import type { Problem } from '../../../../engine/site/checked-site';
import { dayInTimeZone } from '../../../../engine/time/time-zone';
import { DeskRefusal } from '../../desk-request';
import { applyDrafts, recordsToWrite, writeLists } from '../apply-drafts';
import { checkWhole, problemsOfList, type RecordProblem, toContentProblem } from '../check-lists';
import type { DeskContent, ContentVisitor, OpenContent } from '../desk-content';
import { filesIn } from '../content-changes';
import { withChanges } from '../content-site';
import type { Draft } from '../drafts';
import type { FileTexts } from '../editable-list';
import { recordLabel } from '../list-schema';
import { describeDraft, describeOrder } from '../read-content';
import { unconfirmedProblems } from '../translations/draft-translation';
import { notePublishedTexts } from '../translations/review-texts';
import { replaceDurably } from './durable-files';
import { filesWithoutUse } from '../../files/removed-files';
import { inTurn } from './folder-turns';
import { withLegalDays } from './legal-days';
import { completePublication, publishFiles, removeLeftovers, type SiteFolder } from './journal';
import { lastIdsFile, readLastIds, withHigherIds } from './last-ids';
import { type PublishedList, publicationMessage } from './publication-message';
import { type Author, configCopy, openRepository, publicationMark } from './repository';
import { createHash } from 'node:crypto';

/** Number of the lease of a site's publications among those of a database. */
export function publicationLease(site: string): number {
  return createHash('sha256').update(`publication ${site}`).digest().readInt32BE(0);
}

/** Content of a publication and its author. */
export interface PublicationRequest {
  readonly drafts: readonly Draft[];
  readonly visitor: ContentVisitor;
  /** Who made the drafts, if not the visitor. */
  readonly author?: string;
  /** Instead of what the drafts change. */
  readonly message?: string;
}

/** Where the files of a site are. */
export function siteFolderOf({ options }: DeskContent): SiteFolder {
  return { content: options.checked.folder, config: resolve(options.place.config) };
}

/** Somebody as the author of a commit. */
export function authorOf({ options }: DeskContent, name: string): Author {
  return { name, email: `desk@${options.desk.site}` };
}

/** Files with other texts than they have. */
function changedTexts({ site }: OpenContent, lists: readonly PublishedList[]): FileTexts {
  return writeLists(site.texts, lists);
}

/** Says at which record of a list a problem is. */
function placeProblem({ list, drafted }: PublishedList, { key, problem }: RecordProblem, language: string) {
  const record = drafted.records.find((one) => one.key === key)?.record ?? {};
  return { ...problem, list: list.list.name, id: key, label: recordLabel(list, record, language) };
}

/** Errors of the site as it would be, with the records that have them. */
function placedErrors(
  content: DeskContent,
  lists: readonly PublishedList[],
  problems: readonly Problem[],
  language: string,
) {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const written = lists.map((published) => ({ published, records: recordsToWrite(published.drafted) }));
  return errors.flatMap((error) => {
    const placed = written.flatMap(({ published, records }) =>
      problemsOfList([error], published.list.list, records, language).map((found) =>
        placeProblem(published, found, language),
      ),
    );
    if (placed.length > 0) return placed;
    return [{ ...toContentProblem(error, [], language), ...{ list: '', id: '', label: error.file } }];
  });
}

/** Records of which nothing is left but the id. */
function emptiedRecords(lists: readonly PublishedList[], language: string) {
  const message = deskMessages(language).messages['content.emptyEntry'];
  return lists.flatMap(({ list, drafted }) =>
    drafted.records
      .filter(({ state, record }) => list.list.isOpen && state === 'changed' && isEmptyRecord(record))
      .map(({ key }) => ({
        ...{ path: [], message, severity: 'error' as const },
        ...{ list: list.list.name, id: key, label: key },
      })),
  );
}

/** Texts that a machine wrote and nobody has confirmed. */
async function unconfirmedTexts(content: DeskContent, lists: readonly PublishedList[], language: string) {
  const ofLists = lists.map(async (published) => {
    const { list, drafted } = published;
    const found = await unconfirmedProblems(content, list, drafted.records, language);
    return found.map((one) => placeProblem(published, one, language));
  });
  return (await Promise.all(ofLists)).flat();
}

/** Commits what somebody changed in the folder without the desk. */
async function commitByHand(content: DeskContent, site: SiteFolder, at: Date): Promise<void> {
  const config = await readFile(site.config, 'utf8');
  const copy = await readFile(join(site.content, configCopy), 'utf8').catch(() => null);
  if (copy !== config) await replaceDurably(join(site.content, configCopy), config);
  const { messages } = deskMessages(content.options.checked.config.languages.default);
  const author = authorOf(content, messages['content.byHandAuthor']);
  await openRepository(site.content).commit({ author, message: messages['content.byHand'], at });
}

function conflictsIn(
  content: DeskContent,
  lists: readonly PublishedList[],
  language: string,
): readonly ContentDraft[] {
  return lists.flatMap(({ list, drafted }) => {
    const ofRecords = drafted.records
      .filter(({ conflicts }) => conflicts.length > 0)
      .map((one) => describeDraft(content, list, one, [], language));
    const order = describeOrder(content, list, drafted, language);
    return order && order.conflicts.length > 0 ? [...ofRecords, order] : ofRecords;
  });
}

async function writeSite(
  content: DeskContent,
  texts: FileTexts,
  request: PublicationRequest,
  { lists, removed }: { readonly lists: readonly PublishedList[]; readonly removed: readonly string[] },
): Promise<string> {
  const { name, language } = request.visitor;
  const site = siteFolderOf(content);
  const root = dirname(site.config);
  const at = content.options.now();
  const files = lists.flatMap(({ drafted }) =>
    recordsToWrite(drafted).flatMap(({ record }) => filesIn(record)),
  );
  await commitByHand(content, site, at);
  await content.options.uploads.publish(new Set(files), site.content);
  const paths = [...texts].map(([file, text]) => [join(root, file), text] as const);
  const config = paths.find(([path]) => resolve(path) === site.config);
  const message = request.message ?? publicationMessage(content, lists, language);
  const copy = config ? [[join(site.content, configCopy), config[1]] as const] : [];
  const known = await readLastIds(site.content);
  const keys = lists.map(({ list, drafted }) => ({
    name: list.list.name,
    keys: drafted.records.map(({ key }) => key),
  }));
  const last = withHigherIds(known, keys);
  const ids =
    last === known ? [] : [[join(site.content, lastIdsFile), `${JSON.stringify(last, null, 2)}\n`] as const];
  const id = await publishFiles(site, {
    texts: new Map([...paths, ...copy, ...ids]),
    removed: [...removed],
    author: authorOf(content, request.author ?? name),
    ...(request.author !== undefined && { committer: authorOf(content, name) }),
    message: `${message}\n\n${publicationMark}\n`,
    at: at.toISOString(),
  });
  return id ?? '';
}

/** URLs of the pictures that the site serves of some files. */
async function picturesOf(
  { options: { pictures, checked } }: DeskContent,
  files: readonly string[],
): Promise<readonly string[]> {
  const { folder } = checked;
  const urls = files.map(async (file) => {
    if (file.startsWith('pictures/')) return pictures.urlOfContent(file, folder);
    const read = await pictures.documents.read(folder, file, { withPicture: true, urgency: 'visitor' });
    return read?.preview ?? null;
  });
  return (await Promise.all(urls)).filter((url) => url !== null);
}

async function publishNow(content: DeskContent, request: PublicationRequest): Promise<Publication> {
  const { drafts, visitor } = request;
  const folder = siteFolderOf(content);
  await completePublication(folder);
  await removeLeftovers(folder.content);
  const opened = await content.open(visitor.name);
  const lists = opened.lists.lists
    .filter(({ list }) => drafts.some((draft) => draft.list === list.name))
    .map((list) => ({ list, drafted: applyDrafts(list.list, opened.site.texts, drafts) }));
  const isBroken = lists.some(({ list }) => !list.list.isReadable(opened.site.texts));
  if (isBroken) {
    const problems = placedErrors(content, [], checkWhole(opened.site), visitor.language);
    return { published: false, problems, conflicts: [] };
  }
  const conflicts = conflictsIn(content, lists, visitor.language);
  if (conflicts.length > 0) return { published: false, problems: [], conflicts: [...conflicts] };
  const { file, text } = opened.site.files.config;
  const day = dayInTimeZone(content.options.checked.config.timeZone, content.options.now());
  const texts = withLegalDays(changedTexts(opened, lists), lists, { file, config: text, day });
  const records = lists.flatMap(({ drafted }) => recordsToWrite(drafted));
  const changed = withChanges(opened.site, texts, await content.uploadsIn(records));
  const problems = [
    ...placedErrors(content, lists, checkWhole(changed), visitor.language),
    ...emptiedRecords(lists, visitor.language),
    ...(await unconfirmedTexts(content, lists, visitor.language)),
  ];
  if (problems.length > 0) return { published: false, problems, conflicts: [] };
  const removed = filesWithoutUse(opened.site.content.files, opened.site.texts, texts);
  const pictures = await picturesOf(content, removed);
  const id = texts.size === 0 ? '' : await writeSite(content, texts, request, { lists, removed });
  if (texts.size > 0) content.notePublished();
  for (const url of pictures) await content.options.pictures.remove(url);
  await notePublishedTexts(content, lists);
  return { published: true, id };
}

/**
 * Publishes drafts in one step, or nothing of them: files are checked with them, written beside the old ones and swapped.
 * @throws DeskRefusal when somebody else publishes; rejects when files cannot be written
 */
export async function publishDrafts(content: DeskContent, request: PublicationRequest): Promise<Publication> {
  const { desk, place } = content.options;
  return inTurn(resolve(place.config), async () => {
    const work = () => publishNow(content, request);
    const leased = await desk.database.lease(publicationLease(desk.site), work);
    if (!leased) throw new DeskRefusal('busy', 5);
    return leased.result;
  });
}

/** Publishes the drafts that a person has of lists. @throws DeskRefusal */
export async function publishLists(
  content: DeskContent,
  names: readonly string[],
  visitor: ContentVisitor,
): Promise<Publication> {
  const { desk } = content.options;
  const drafts = (await desk.drafts.of(visitor.name)).filter(({ list }) => names.includes(list));
  const publication = await publishDrafts(content, { drafts, visitor });
  if (!publication.published) return publication;
  await desk.drafts.removePublished(visitor.name, drafts);
  await desk.log.add(visitor.name, 'published', publication.id.slice(0, 10));
  return publication;
}
