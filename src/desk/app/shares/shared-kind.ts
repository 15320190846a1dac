import { otherFormat, pictureFormat, signatureLength } from '../../../engine/picture/file-format';
import { largestDocument, largestPicture } from '../../api/files-api';

/** What a shared file is by its content: its name and its type are often wrong. */
export type SharedFileKind = 'picture' | 'document' | 'other' | 'empty' | 'large';

/** Finds what a file is; null for one that was too large to be kept. */
export async function sharedFileKind(file: Blob | null): Promise<SharedFileKind> {
  if (!file) return 'large';
  if (file.size === 0) return 'empty';
  const bytes = new Uint8Array(await file.slice(0, signatureLength).arrayBuffer());
  const head = String.fromCharCode(...bytes);
  if (pictureFormat(head) !== null || otherFormat(head) === 'heic')
    return file.size > largestPicture ? 'large' : 'picture';
  if (otherFormat(head.replace(/^(?:\xef\xbb\xbf)?[\s\0]*(?=%PDF-)/, '')) === 'pdf')
    return file.size > largestDocument ? 'large' : 'document';
  return 'other';
}
