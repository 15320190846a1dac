import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import {
  fileQuery,
  filesApi,
  largestDocument,
  largestPicture,
  largestRecording,
  uploadQuery,
} from '../../api/files-api';
import { pathInFolder } from '../../../server/files/path-in-folder';
import { documentHeaders } from '../../../server/media/document-headers';
import { recordingTypes } from '../../../server/media/recording-format';
import type { PictureStore } from '../../../server/media/picture-store';
import { filesIn } from '../content/content-changes';
import { DeskRefusal, queryOf } from '../desk-request';
import type { OpenDesk } from '../desk-opener';
import { acceptFiles, bytesOf } from './accept-files';
import { receiveDocument, receivePicture, receiveRecording } from './receive-file';
import type { Uploads } from './uploads';

export interface FileRoutesOptions {
  readonly desk: OpenDesk;
  readonly pictures: PictureStore;
  readonly uploads: Uploads;
  readonly contentFolder: string;
}

/** Media types of the files that the desk opens. */
const openedTypes = { pdf: 'application/pdf', ...recordingTypes };

/** Adds what receives and shows pictures and documents. */
export function addFileRoutes(app: FastifyInstance, options: FileRoutesOptions): void {
  const { desk, pictures, uploads, contentFolder } = options;
  const receiver = { uploads, converter: pictures.converter };
  /** The folder that has a file: one that is not published yet goes first. */
  const folderOf = async (file: string) => {
    const sent = await uploads.folderOf(file);
    if (sent !== null) return sent;
    if ((await pathInFolder(contentFolder, file)) === null) throw new DeskRefusal('not-found');
    return contentFolder;
  };

  const usedFiles = async () => new Set((await (await desk()).drafts.records()).flatMap(filesIn));

  void app.register(async (files) => {
    files.addHook('preHandler', () => uploads.removeUnused(usedFiles));
    acceptFiles(files);
    files.post(`${filesApi}/pictures`, { bodyLimit: largestPicture }, async (request) =>
      receivePicture(receiver, queryOf(uploadQuery, request).name, bytesOf(request)),
    );
    files.post(`${filesApi}/documents`, { bodyLimit: largestDocument }, async (request) =>
      receiveDocument(receiver, queryOf(uploadQuery, request).name, bytesOf(request)),
    );
    files.post(`${filesApi}/recordings`, { bodyLimit: largestRecording }, async (request) =>
      receiveRecording(receiver, queryOf(uploadQuery, request).name, bytesOf(request)),
    );
  });

  app.get(`${filesApi}/preview`, async (request, reply) => {
    const { file } = queryOf(fileQuery, request);
    const folder = await folderOf(file);
    if (folder !== contentFolder && file.startsWith('pictures/')) {
      // As the desk has made it; at an address of the site it would be public.
      const path = await pathInFolder(folder, file);
      if (path === null) throw new DeskRefusal('not-found');
      return reply.type('image/webp').send(createReadStream(path));
    }
    const url = file.startsWith('pictures/')
      ? await pictures.urlOfContent(file, folder)
      : (await pictures.documents.read(folder, file, { withPicture: true, urgency: 'visitor' }))?.preview;
    if (typeof url !== 'string') throw new DeskRefusal('not-found');
    return reply.redirect(url);
  });
  app.get(`${filesApi}/open`, async (request, reply) => {
    const { file } = queryOf(fileQuery, request);
    const path = await pathInFolder(await folderOf(file), file);
    const type = Object.entries(openedTypes).find(([extension]) => file.endsWith(`.${extension}`))?.[1];
    if (path === null || type === undefined) throw new DeskRefusal('not-found');
    return reply.headers(documentHeaders(file)).type(type).send(createReadStream(path));
  });
}
