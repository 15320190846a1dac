import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { photoFileName } from '../../../engine/form/photos';
import { deskApi } from '../../api/desk-api';
import {
  inboxAnswer,
  inboxChange,
  inboxCorrection,
  inboxExportQuery,
  inboxNote,
  inboxQuery,
  mostExcelRows,
} from '../../api/inbox-api';
import { type DeskRight, hasRight } from '../../api/roles';
import { bodyOf, DeskRefusal, queryOf } from '../desk-request';
import { type ExportTable, writeExport } from '../../../server/submissions/reading/write-export';
import { requirePerson } from '../desk-session';
import type { Desk } from '../open-desk';
import { excelType, writeTextWorkbook } from '../sheets/text-workbook';
import type { Inbox } from './inbox';

/** A desk that is open, with its inbox. */
export interface OpenInbox {
  readonly desk: Desk;
  readonly inbox: Inbox;
}

type ForReference = FastifyRequest<{ Params: { reference: string } }>;
type ForPhoto = FastifyRequest<{ Params: { reference: string; number: string } }>;

/** The files that the list is exported as, by the ending of their names. */
const tables = {
  csv: { type: 'text/csv; charset=utf-8', most: Infinity, write: streamExport },
  xlsx: { type: excelType, most: mostExcelRows, write: writeTextWorkbook },
};

function streamExport(table: ExportTable): Readable {
  return Readable.from(writeExport(table));
}

/** Adds the routes of submissions. What they answer is logged: who read which submission, and who exported how many. */
export function addInboxRoutes(app: FastifyInstance, open: () => Promise<OpenInbox>): void {
  const url = `${deskApi}/submissions`;
  const enter = async (request: FastifyRequest, right: DeskRight = 'submissions') => {
    const opened = await open();
    const { name, role } = await requirePerson(opened.desk, request, right);
    return { ...opened, name, mayCorrect: hasRight(role, 'erase') };
  };
  const peopleOf = async ({ people }: Desk) =>
    (await people.list()).filter(({ role }) => hasRight(role, 'submissions')).map(({ name }) => name);
  const one = `${url}/:reference`;

  app.get(url, async (request) => {
    const { inbox } = await enter(request);
    return inbox.list(queryOf(inboxQuery, request));
  });
  app.get(`${deskApi}/unread`, { config: { isPolled: true } }, async (request) => {
    const { inbox } = await enter(request);
    return { unread: await inbox.unread() };
  });
  for (const [ending, { type, most, write }] of Object.entries(tables))
    app.get(`${url}.${ending}`, async (request, reply) => {
      const { inbox, desk, name } = await enter(request);
      const table = await inbox.export(queryOf(inboxExportQuery, request));
      if (table.length > most) throw new DeskRefusal('export-large');
      const file = await write(table);
      await desk.log.add(name, 'exported', String(table.length));
      return reply
        .header('content-disposition', `attachment; filename="submissions.${ending}"`)
        .type(type)
        .send(file);
    });
  app.get(one, async (request: ForReference) => {
    const { inbox, desk, name, mayCorrect } = await enter(request);
    const { reference } = request.params;
    const { language } = queryOf(inboxQuery, request);
    const shown = await inbox.show(reference, language, { people: await peopleOf(desk), mayCorrect });
    await desk.log.add(name, 'submission-read', reference);
    return shown;
  });
  app.get(`${one}/photos/:number`, async (request: ForPhoto, reply) => {
    const { inbox } = await enter(request);
    const { reference, number } = request.params;
    const photo = await inbox.photo(reference, Number(number));
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': `inline; filename="${photoFileName(reference, Number(number))}"`,
      })
      .type('image/jpeg')
      .send(photo);
  });
  app.put(one, async (request: ForReference, reply) => {
    const { inbox, desk, name } = await enter(request);
    const { reference } = request.params;
    await inbox.change(reference, bodyOf(inboxChange, request), name, await peopleOf(desk));
    await desk.log.add(name, 'submission-changed', reference);
    return reply.code(204).send();
  });
  app.delete(one, { config: { access: 'erase' } }, async (request: ForReference, reply) => {
    const { inbox, desk, name } = await enter(request, 'erase');
    const { reference } = request.params;
    await inbox.remove(reference);
    await desk.log.add(name, 'submission-deleted', reference);
    return reply.code(204).send();
  });
  app.put(`${one}/fields`, { config: { access: 'erase' } }, async (request: ForReference, reply) => {
    const { inbox, desk, name } = await enter(request, 'erase');
    const { reference } = request.params;
    await inbox.correct(reference, bodyOf(inboxCorrection, request), name);
    await desk.log.add(name, 'submission-corrected', reference);
    return reply.code(204).send();
  });
  app.post(`${one}/answers`, async (request: ForReference, reply) => {
    const { inbox, desk, name } = await enter(request);
    const { reference } = request.params;
    await inbox.answer(reference, bodyOf(inboxAnswer, request), name);
    await desk.log.add(name, 'answered', reference);
    return reply.code(204).send();
  });
  app.post(`${one}/notes`, async (request: ForReference, reply) => {
    const { inbox, desk, name } = await enter(request);
    const { reference } = request.params;
    await inbox.addNote(reference, bodyOf(inboxNote, request).text, name);
    await desk.log.add(name, 'note-added', reference);
    return reply.code(204).send();
  });
}
