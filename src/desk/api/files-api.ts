import * as z from 'zod/mini';
import { deskApi } from './desk-api';

/** Where files are sent: below it, `pictures`, `documents` and `recordings`. */
export const filesApi = `${deskApi}/content/files`;

/** A file of a record. */
export type FileKind = 'picture' | 'document' | 'recording';

const named = (path: string) => (name: string) => `${path}?name=${encodeURIComponent(name.slice(0, 500))}`;

/** Where files are sent, below `/api/desk`, with the name that they have on the device. */
export const filePaths = {
  picture: named('/content/files/pictures'),
  document: named('/content/files/documents'),
  recording: named('/content/files/recordings'),
} as const satisfies Readonly<Record<FileKind, (name: string) => string>>;

/** Bytes of the largest picture that is accepted, before it is made smaller. */
export const largestPicture = 25_000_000;

/** Bytes of the largest document that is accepted. */
export const largestDocument = 20_000_000;

/** Bytes of the largest recording that is accepted: two minutes as phones record them. */
export const largestRecording = 4_000_000;

/** A picture as it is kept: `pictures/….webp`, the title that its name gave, and its size in px. */
export const uploadedPicture = z.object({
  file: z.string(),
  title: z.string(),
  width: z.number(),
  height: z.number(),
});

/** A PDF as it is kept: `documents/….pdf`, and the title that its name gave. */
export const uploadedDocument = z.object({
  file: z.string(),
  title: z.string(),
  pages: z.number(),
  bytes: z.number(),
});

/** A recording as it is kept: `documents/….m4a`, and the title that its name gave. */
export const uploadedRecording = z.object({ file: z.string(), title: z.string() });

/** The name that a file had where it was sent from. */
export const uploadQuery = z.object({ name: z._default(z.string().check(z.maxLength(500)), '') });

/** A file of the content folder, or one that is not published yet: `pictures/a.webp`. */
export const fileQuery = z.object({
  file: z.string().check(z.regex(/^(?:pictures|documents)\/[^/\\\0]{1,200}$/)),
});

/** Address of a small picture of a file: the picture itself, or the first page of a PDF. */
export function previewUrl(file: string): string {
  return `${filesApi}/preview?file=${encodeURIComponent(file)}`;
}
