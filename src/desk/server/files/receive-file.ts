import type { z } from 'zod/mini';
import { otherFormat } from '../../../engine/picture/file-format';
import type { uploadedDocument, uploadedPicture, uploadedRecording } from '../../api/files-api';
import type { DeskProblem } from '../../api/desk-api';
import type { JobFailure, MediaConverter } from '../../../server/media/media-converter';
import { recordingFormat } from '../../../server/media/recording-format';
import { formatOf, firstBytesOf } from '../../../server/media/picture-format';
import { readLengthApart } from '../desk-jobs';
import { DeskRefusal } from '../desk-request';
import { safeFileName, titleOfFile } from './file-name';
import type { Uploads } from './uploads';

export interface FileReceiver {
  readonly uploads: Uploads;
  readonly converter: MediaConverter;
}

function refuse(failure: JobFailure, broken: DeskProblem): never {
  if (failure === 'busy') throw new DeskRefusal('file-busy', 5);
  throw new DeskRefusal(failure === 'timeout' ? 'file-slow' : broken);
}

/** Keeps a picture as WebP, upright, without metadata and of the size that is kept. @throws DeskRefusal */
export async function receivePicture(
  { uploads, converter }: FileReceiver,
  name: string,
  bytes: Buffer,
): Promise<z.infer<typeof uploadedPicture>> {
  const isPicture = formatOf(bytes) !== null || otherFormat(firstBytesOf(bytes)) === 'heic';
  if (!isPicture) throw new DeskRefusal('picture-kind');
  const picture = await converter.convert({ bytes, use: 'upload' }, 'visitor');
  if (typeof picture === 'string') refuse(picture, 'picture-broken');
  const { width, height, extension } = picture;
  const title = titleOfFile(name);
  const kept = picture.bytes ?? bytes;
  const file = `pictures/${safeFileName(title, kept, extension)}`;
  await uploads.add(file, kept);
  return { file, title, width, height };
}

/** Bytes among which a PDF begins. */
const headLength = 1024;
const blanksBeforePdf = /^(?:\xef\xbb\xbf)?[\s\0]*(?=%PDF-)/;

/** A PDF without the blank lines that some programs write before it: its own addresses are counted from its first sign. */
function withoutBlankStart(bytes: Buffer): Buffer {
  const [blanks = ''] = blanksBeforePdf.exec(bytes.toString('latin1', 0, headLength)) ?? [];
  return bytes.subarray(blanks.length);
}

/** Keeps a PDF as it is, from where it begins. @throws DeskRefusal for what is none, is broken or opens with a password only */
export async function receiveDocument(
  { uploads, converter }: FileReceiver,
  name: string,
  sent: Buffer,
): Promise<z.infer<typeof uploadedDocument>> {
  const bytes = withoutBlankStart(sent);
  if (otherFormat(firstBytesOf(bytes)) !== 'pdf') throw new DeskRefusal('document-kind');
  const document = await converter.readDocument({ document: bytes, withPicture: false }, 'visitor');
  if (typeof document === 'string') refuse(document, 'document-broken');
  const title = titleOfFile(name);
  const file = `documents/${safeFileName(title, bytes, 'pdf')}`;
  await uploads.add(file, bytes);
  return { file, title, pages: document.pages, bytes: bytes.byteLength };
}

/** Seconds of a recording: two minutes, and what a phone adds until somebody has stopped it. */
const longestRecording = 125;

/** Keeps a recording as it is. @throws DeskRefusal for what is none, or is longer than two minutes */
export async function receiveRecording(
  { uploads, converter }: FileReceiver,
  name: string,
  bytes: Buffer,
): Promise<z.infer<typeof uploadedRecording>> {
  const format = recordingFormat(bytes);
  if (format === null) throw new DeskRefusal('recording-kind');
  const seconds = await readLengthApart(converter, { recording: bytes }, 'visitor');
  if (typeof seconds === 'string') refuse(seconds, 'recording-kind');
  if (seconds !== null && seconds > longestRecording) throw new DeskRefusal('recording-long');
  const title = titleOfFile(name);
  const file = `documents/${safeFileName(title, bytes, format)}`;
  await uploads.add(file, bytes);
  return { file, title };
}
