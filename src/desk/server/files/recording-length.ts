import { parseBuffer } from 'music-metadata';

/** Length of a recording in seconds; null where its file does not say it. Rejects for a file that is no recording. */
export async function recordingLength(bytes: Uint8Array): Promise<number | null> {
  const { format } = await parseBuffer(bytes, undefined, { duration: true, skipCovers: true });
  return format.duration ?? null;
}
