import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  conflictChoice,
  contentApi,
  contentPaths,
  importedRows,
  newRecord,
  publishedLists,
  recordChanges,
  recordOrder,
} from '../../api/content-api';
import { confirmedText, translationRequest } from '../../api/text-review-api';
import { deskApi } from '../../api/desk-api';
import { districtHiding } from '../../api/district-api';
import { elsewherePath } from '../../api/elsewhere-api';
import { findPath, longestSearch } from '../../api/find-api';
import { markdownPath, sentMarkdown } from '../../api/markdown-api';
import { deskMessages } from '../../messages/desk-messages';
import { parseLegalText } from '../../../server/site/parse-legal-text';
import { bodyOf, DeskRefusal, queryOf } from '../desk-request';
import { requirePerson } from '../desk-session';
import type { Desk } from '../open-desk';
import type { DeskContent } from './desk-content';
import { addRecord, chooseValues, deleteRecord, orderRecords, saveRecord } from './edit-content';
import { addFreshnessRoutes, type EnterContent } from '../freshness/freshness-routes';
import { hideBroadcast } from '../district/site-broadcasts';
import { findContent } from './find/find-content';
import { findOldValues } from './find/find-old-values';
import { importRows } from './import-rows';
import { readOldFonts } from './old-fonts';
import { readOverview } from './overview';
import { addHandoverRoutes } from './handover/handover-routes';
import { openPreview } from './preview/open-preview';
import { readChanges, readHistory, undoPublication } from './publish/history';
import { eraseOldVersions } from './publish/erase-old-versions';
import { authorOf, publishLists, siteFolderOf } from './publish/publish-drafts';
import { readDrafts, readList, readRecord } from './read-content';
import { readVisibility } from './record-visibility';
import { draftTranslation } from './translations/draft-translation';
import { confirmText } from './translations/review-texts';

/** A desk that is open, with the content of its site. */
export interface OpenedContent {
  readonly desk: Desk;
  readonly content: DeskContent;
}

const languageQuery = z.object({ language: z._default(z.string().check(z.maxLength(20)), '') });
const findQuery = z.object({ search: z._default(z.string().check(z.maxLength(longestSearch)), '') });
const importQuery = z.object({ apply: z.optional(z.literal('1')) });

/** Bytes of the largest requests: a record, the order of a list, and an import of some thousand rows. */
const largest = { record: 2_000_000, order: 5_000_000, import: 20_000_000 } as const;

const publishing = { config: { access: 'publish' } } as const;

type OfBroadcast = FastifyRequest<{ Params: { id: string } }>;
type OfList = FastifyRequest<{ Params: { list: string } }>;
type OfRecord = FastifyRequest<{ Params: { list: string; id: string } }>;

/** Adds the routes of the content. What they change is a draft of the person, until that person publishes it. */
export function addContentRoutes(app: FastifyInstance, open: () => Promise<OpenedContent>): void {
  const enter: EnterContent = async (request, right = 'content') => {
    const { desk, content } = await open();
    const { name } = await requirePerson(desk, request, right);
    const { language } = queryOf(languageQuery, request);
    return { desk, content, visitor: { name, language: content.languageOf(language) } };
  };
  const lists = `${contentApi}/lists/:list`;
  const record = `${lists}/records/:id`;
  const placeOf = ({ params }: OfRecord) => [params.list, params.id] as const;

  app.get(`${contentApi}/overview`, async (request) => {
    const { content, visitor } = await enter(request);
    return readOverview(content, visitor);
  });
  app.get(`${deskApi}${findPath}`, async (request) => {
    const { content, visitor } = await enter(request);
    return findContent(content, queryOf(findQuery, request).search, visitor);
  });
  app.get(`${deskApi}${elsewherePath}`, async (request) => {
    const { content, visitor } = await enter(request);
    return { values: await findOldValues(content, visitor) };
  });
  app.get(lists, async (request: OfList) => {
    const { content, visitor } = await enter(request);
    return readList(content, request.params.list, visitor);
  });
  app.get(record, async (request: OfRecord) => {
    const { content, visitor } = await enter(request);
    return readRecord(content, placeOf(request), visitor);
  });
  app.get(`${record}/visibility`, async (request: OfRecord) => {
    const { content, visitor } = await enter(request);
    return readVisibility(content, placeOf(request), visitor);
  });
  app.get(`${record}/old-fonts`, async (request: OfRecord) => {
    const { content, visitor } = await enter(request);
    return { texts: await readOldFonts(content, placeOf(request), visitor) };
  });
  app.patch(record, { bodyLimit: largest.record }, async (request: OfRecord) => {
    const { content, visitor } = await enter(request);
    return saveRecord(content, placeOf(request), bodyOf(recordChanges, request), visitor);
  });
  app.post(`${lists}/records`, async (request: OfList) => {
    const { content, visitor } = await enter(request);
    return addRecord(content, request.params.list, bodyOf(newRecord, request).copyOf, visitor);
  });
  app.delete(record, async (request: OfRecord, reply) => {
    const { content, visitor } = await enter(request);
    await deleteRecord(content, placeOf(request), visitor);
    return reply.code(204).send();
  });
  app.put(`${record}/right`, async (request: OfRecord, reply) => {
    const { content, visitor } = await enter(request);
    await confirmText(content, placeOf(request), bodyOf(confirmedText, request), visitor);
    return reply.code(204).send();
  });
  app.post(`${record}/translation`, async (request: OfRecord) => {
    const { content, visitor } = await enter(request);
    const wanted = bodyOf(translationRequest, request);
    return { text: await draftTranslation(content, placeOf(request), wanted, visitor) };
  });
  app.put(`${lists}/order`, { bodyLimit: largest.order }, async (request: OfList, reply) => {
    const { content, visitor } = await enter(request);
    await orderRecords(content, request.params.list, bodyOf(recordOrder, request), visitor);
    return reply.code(204).send();
  });
  app.post(`${lists}/import`, { bodyLimit: largest.import }, async (request: OfList) => {
    const { content, visitor } = await enter(request);
    const apply = queryOf(importQuery, request).apply === '1';
    const { rows } = bodyOf(importedRows, request);
    return importRows(content, request.params.list, { rows, apply }, visitor);
  });
  app.get(`${contentApi}/drafts`, async (request) => {
    const { content, visitor } = await enter(request);
    return { drafts: await readDrafts(content, visitor) };
  });
  app.get(`${deskApi}${contentPaths.draftCount}`, async (request) => {
    const { desk, visitor } = await enter(request);
    return { count: await desk.drafts.count(visitor.name) };
  });
  app.delete(`${contentApi}/drafts/:list/:id`, async (request: OfRecord, reply) => {
    const { desk, visitor } = await enter(request);
    const { list, id } = request.params;
    await desk.drafts.remove(visitor.name, [{ list, key: id }]);
    return reply.code(204).send();
  });
  app.delete(`${contentApi}/drafts/:list`, async (request: OfList, reply) => {
    const { desk, visitor } = await enter(request);
    const { list } = request.params;
    const own = (await desk.drafts.of(visitor.name)).filter((draft) => draft.list === list);
    await desk.drafts.remove(visitor.name, own);
    return reply.code(204).send();
  });
  app.get(`${deskApi}${contentPaths.shown}`, async (request) => {
    const { content } = await enter(request);
    return { isShown: await content.isShown() };
  });
  app.put(`${contentApi}/drafts/:list/:id/conflict`, async (request: OfRecord, reply) => {
    const { content, visitor } = await enter(request);
    await chooseValues(content, placeOf(request), bodyOf(conflictChoice, request).fields, visitor);
    return reply.code(204).send();
  });
  app.post(`${contentApi}/preview`, async (request) => {
    const { content, visitor } = await enter(request);
    return openPreview(content, visitor.name, visitor);
  });
  app.post(`${contentApi}/publish`, publishing, async (request) => {
    const { content, visitor } = await enter(request, 'publish');
    return publishLists(content, bodyOf(publishedLists, request).lists, visitor);
  });
  app.post(`${deskApi}${markdownPath}`, { bodyLimit: largest.record }, async (request) => {
    await enter(request);
    const blocks = parseLegalText(bodyOf(sentMarkdown, request).text);
    if (!blocks) throw new DeskRefusal('text-large');
    return { blocks };
  });
  app.put(`${contentApi}/district/:id`, publishing, async (request: OfBroadcast, reply) => {
    const { content, visitor } = await enter(request, 'publish');
    await hideBroadcast(content, request.params.id, bodyOf(districtHiding, request).isHidden, visitor);
    return reply.code(204).send();
  });
  addHandoverRoutes(app, enter);
  addFreshnessRoutes(app, enter);
  addHistoryRoutes(app, enter);
}

type OfPublication = FastifyRequest<{ Params: { id: string } }>;

/** Adds the routes of what was published. */
function addHistoryRoutes(app: FastifyInstance, enter: EnterContent): void {
  const url = `${contentApi}/history`;
  app.get(url, async (request) => readHistory((await enter(request)).content));
  app.get(`${url}/:id`, async (request: OfPublication) => {
    const { content, visitor } = await enter(request);
    return readChanges(content, request.params.id, visitor);
  });
  app.delete(url, publishing, async (request) => {
    const { content, desk, visitor } = await enter(request, 'publish');
    const { database, site } = desk;
    const { messages } = deskMessages(visitor.language);
    const author = authorOf(content, visitor.name);
    const at = content.options.now();
    const folder = siteFolderOf(content);
    const erased = await eraseOldVersions({
      ...{ site, folder, database, author, at },
      message: messages['publications.erased'],
    });
    await desk.log.add(visitor.name, 'versions-erased');
    return erased;
  });
  app.post(`${url}/:id/undo`, publishing, async (request: OfPublication) => {
    const { content, visitor } = await enter(request, 'publish');
    return undoPublication(content, request.params.id, visitor);
  });
}
