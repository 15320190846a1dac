import { createHash } from 'node:crypto';
import type { FormProblem } from '../../../engine/form/form-problem';
import { photoFields, photoMegabytes } from '../../../engine/form/photos';
import { otherFormat, pictureFormat, signatureLength } from '../../../engine/picture/file-format';
import type { Form } from '../../../engine/site-config.generated';
import type { SubmissionStore } from '../store/store';
import type { NewPhoto } from '../submission';
import type { SentFile } from './read-multipart';

/** Makes a JPEG without metadata of a photo; `broken`: it cannot be decoded, `busy`: not at the moment. */
export type ConvertPhoto = (bytes: Buffer) => Promise<Buffer | 'broken' | 'busy'>;

/** Receives the photos of a site. */
export interface PhotoReceiver {
  readonly convert: ConvertPhoto;
  /** Most bytes of all photos of the site. */
  readonly quota: number;
}

/** A sent photo with the hash of its bytes. */
export interface SentPhoto {
  readonly field: string;
  readonly source: string;
  readonly bytes: Buffer;
}

interface Problem {
  readonly problem: FormProblem;
}

/** What is wrong with the files before they are decoded: the first problem of each field. */
export function fileProblems(form: Form, files: readonly SentFile[]): readonly FormProblem[] {
  const names = photoFields(form).map(({ name }) => name);
  const problems = files.flatMap((file): FormProblem[] =>
    names.includes(file.field) ? problemOf(file) : [{ field: file.field, kind: 'unknown' }],
  );
  return firstOfEach(problems);
}

function problemOf({ field, content }: SentFile): FormProblem[] {
  if (content === 'busy') return [{ field, kind: 'photo-busy' }];
  if (content === 'too-large') return [{ field, kind: 'photo-large', max: photoMegabytes }];
  return isPhoto(content) ? [] : [{ field, kind: 'photo-kind' }];
}

/** Whether bytes begin like a photo; drawings (SVG) are none. */
function isPhoto(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, signatureLength);
  const format = pictureFormat(head);
  return format === null ? otherFormat(head) === 'heic' : format !== 'svg';
}

/** The files of the fields for photos, in the order of the fields, with their hashes. */
export function sentPhotos(form: Form, files: readonly SentFile[]): readonly SentPhoto[] {
  return photoFields(form).flatMap(({ name }) =>
    files.flatMap(({ field, content }) =>
      field === name && Buffer.isBuffer(content)
        ? [{ field, source: createHash('sha256').update(content).digest('hex'), bytes: content }]
        : [],
    ),
  );
}

async function convert(
  { convert: run }: PhotoReceiver,
  { field, source, bytes }: SentPhoto,
): Promise<NewPhoto | Problem> {
  const converted = await run(bytes);
  if (Buffer.isBuffer(converted)) return { field, source, bytes: converted };
  return { problem: { field, kind: converted === 'busy' ? 'photo-busy' : 'photo-kind' } };
}

/** Converts the photos of a submission; problems where one cannot be read, or there is no room for them. */
export async function convertPhotos(
  receiver: PhotoReceiver,
  sent: readonly SentPhoto[],
  { store, site }: { readonly store: Pick<SubmissionStore, 'photoBytes'>; readonly site: string },
): Promise<{ readonly photos: readonly NewPhoto[] } | { readonly problems: readonly FormProblem[] }> {
  const results = await Promise.all(sent.map((photo) => convert(receiver, photo)));
  const photos = results.flatMap((result) => ('problem' in result ? [] : [result]));
  const problems = results.flatMap((result) => ('problem' in result ? [result.problem] : []));
  if (problems.length > 0) return { problems: firstOfEach(problems) };
  const bytes = photos.reduce((sum, photo) => sum + photo.bytes.byteLength, 0);
  if (photos.length > 0 && (await store.photoBytes(site)) + bytes > receiver.quota)
    return { problems: firstOfEach(sent.map(({ field }) => ({ field, kind: 'photo-busy' }))) };
  return { photos };
}

function firstOfEach(problems: readonly FormProblem[]): readonly FormProblem[] {
  return problems.filter(({ field }, at) => problems.findIndex((other) => other.field === field) === at);
}
