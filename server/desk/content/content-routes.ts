import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import {
  conflictChoice,
  contentApi,
  importedRows,
  newRecord,
  publishedLists,
  recordOrder,
  savedRecord,
} from '../../../src/model/desk/content-api';
import { bodyOf, queryOf } from '../desk-request';
import type { DeskRight } from '../../../src/model/desk/roles';
import { requirePerson } from '../desk-session';
import type { Desk } from '../open-desk';
import type { DeskContent } from './desk-content';
import { addRecord, chooseValues, deleteRecord, orderRecords, saveRecord } from './edit-content';
import { addFreshnessRoutes, type EnterContent } from './freshness-routes';
import { importRows } from './import-rows';
import { readOverview } from './overview';
import { makePreviewFolder } from './preview/preview-folder';
import { previewAddress } from './preview/preview-routes';
import { readChanges, readHistory, undoPublication } from './publish/history';
import { publishLists } from './publish/publish-drafts';
import { readDrafts, readList } from './read-content';

/** A desk that is open, with the content of its site. */
export interface OpenedContent {
  readonly desk: Desk;
  readonly content: DeskContent;
}

const languageQuery = z.object({ language: z._default(z.string().check(z.maxLength(20)), '') });
const importQuery = z.object({ apply: z.optional(z.literal('1')) });

/** Bytes of the largest request: an import of some thousand rows. */
const bodyLimit = 20_000_000;

type OfList = FastifyRequest<{ Params: { list: string } }>;
type OfRecord = FastifyRequest<{ Params: { list: string; id: string } }>;

/** Adds the routes of the content. What they change is a draft of the person, until that person publishes it. */
export function addContentRoutes(app: FastifyInstance, open: () => Promise<OpenedContent>): void {
  const enter = async (request: FastifyRequest, right: DeskRight = 'content') => {
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
  app.get(lists, async (request: OfList) => {
    const { content, visitor } = await enter(request);
    return readList(content, request.params.list, visitor);
  });
  app.put(record, { bodyLimit }, async (request: OfRecord) => {
    const { content, visitor } = await enter(request);
    return { problems: await saveRecord(content, placeOf(request), bodyOf(savedRecord, request), visitor) };
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
  app.put(`${lists}/order`, { bodyLimit }, async (request: OfList, reply) => {
    const { content, visitor } = await enter(request);
    await orderRecords(content, request.params.list, bodyOf(recordOrder, request).ids, visitor);
    return reply.code(204).send();
  });
  app.post(`${lists}/import`, { bodyLimit }, async (request: OfList) => {
    const { content, visitor } = await enter(request);
    const apply = queryOf(importQuery, request).apply === '1';
    const { rows } = bodyOf(importedRows, request);
    return importRows(content, request.params.list, { rows, apply }, visitor);
  });
  app.get(`${contentApi}/drafts`, async (request) => {
    const { content, visitor } = await enter(request);
    return { drafts: await readDrafts(content, visitor) };
  });
  app.delete(`${contentApi}/drafts/:list/:id`, async (request: OfRecord, reply) => {
    const { desk, visitor } = await enter(request);
    const { list, id } = request.params;
    await desk.drafts.remove(visitor.name, [{ list, key: id }]);
    return reply.code(204).send();
  });
  app.put(`${contentApi}/drafts/:list/:id/conflict`, async (request: OfRecord, reply) => {
    const { content, visitor } = await enter(request);
    await chooseValues(content, placeOf(request), bodyOf(conflictChoice, request).fields, visitor);
    return reply.code(204).send();
  });
  app.post(`${contentApi}/preview`, async (request) => {
    const { desk, content, visitor } = await enter(request);
    const { previews, place } = content.options;
    const person = visitor.name;
    const makeFolder = (folder: string) => makePreviewFolder(content, person, folder);
    const token = await previews.open({ person, place, makeFolder });
    await desk.log.add(visitor.name, 'previewed');
    return { path: previewAddress(token) };
  });
  app.post(`${contentApi}/publish`, async (request) => {
    const { content, visitor } = await enter(request, 'publish');
    return publishLists(content, bodyOf(publishedLists, request).lists, visitor);
  });
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
  app.post(`${url}/:id/undo`, async (request: OfPublication) => {
    const { content, visitor } = await enter(request, 'publish');
    return undoPublication(content, request.params.id, visitor);
  });
}
