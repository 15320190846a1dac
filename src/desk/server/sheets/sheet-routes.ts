import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { deskApi } from '../../api/desk-api';
import { largestSheet, sheetPaths, sheetQuery, sheetRequest } from '../../api/sheets-api';
import { parseJson } from '../../../engine/json/json';
import { DeskRefusal, queryOf } from '../desk-request';
import type { OpenedContent } from '../content/content-routes';
import type { DeskProcesses } from '../desk-jobs';
import { requirePerson } from '../desk-session';
import { acceptFiles, bytesOf } from '../files/accept-files';
import { openSheets } from './open-sheets';
import { excelType } from './text-workbook';

const query = z.object({ language: z._default(z.string(), ''), apply: z._default(z.string(), '') });

interface OfList {
  Params: { list: string };
}

/** Adds the routes of spreadsheets. A file is read after the person is known, in a process of its own. */
export function addSheetRoutes(
  app: FastifyInstance,
  open: () => Promise<OpenedContent>,
  converter: DeskProcesses,
): void {
  const enter = async (request: FastifyRequest) => {
    const { desk, content } = await open();
    const { name } = await requirePerson(desk, request, 'content');
    const { language, apply } = queryOf(query, request);
    const visitor = { name, language: content.languageOf(language) };
    return { sheets: openSheets(content, converter), visitor, apply: apply === '1' };
  };
  const options = { bodyLimit: largestSheet };
  const url = (path: (list: string) => string) => `${deskApi}${path('-list-').replace('-list-', ':list')}`;

  app.get<OfList>(url(sheetPaths.export), async (request, reply) => {
    const { sheets, visitor } = await enter(request);
    const { list } = request.params;
    const file = await sheets.export(list, visitor);
    const name = list.replace(/[^\w-]/g, '');
    return reply
      .header('content-disposition', `attachment; filename="${name}.xlsx"`)
      .type(excelType)
      .send(file);
  });

  void app.register(async (files) => {
    acceptFiles(files);
    files.post<OfList>(url(sheetPaths.read), options, async (request) => {
      const { sheets, visitor } = await enter(request);
      const { pasted, ...choices } = queryOf(sheetQuery, request);
      const options = { ...choices, isPasted: pasted === '1' };
      return sheets.read(request.params.list, bytesOf(request), options, visitor);
    });
    // A table of 5,000 rows is larger than what other routes accept as JSON.
    files.post<OfList>(url(sheetPaths.rows), options, async (request) => {
      const { sheets, visitor, apply } = await enter(request);
      const parsed = sheetRequest.safeParse(parseJson(bytesOf(request).toString('utf8')));
      if (!parsed.success) throw new DeskRefusal('failed');
      return sheets.rows(request.params.list, parsed.data, apply, visitor);
    });
  });
}
