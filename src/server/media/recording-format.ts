/** Media types of recordings, by the extension of their files. */
export const recordingTypes = { m4a: 'audio/mp4', mp3: 'audio/mpeg', ogg: 'audio/ogg' } as const;

export type RecordingFormat = keyof typeof recordingTypes;

/** Brands of the ISO media files that phones record. */
const brands = /^(?:M4[AB] |mp4[12]|isom|iso[2-6]|3gp.|qt {2})$/s;

const signatures: Readonly<Record<RecordingFormat, (head: string) => boolean>> = {
  m4a: (head) => head.slice(4, 8) === 'ftyp' && brands.test(head.slice(8, 12)),
  mp3: (head) => head.startsWith('ID3') || /^\xff[\xe2\xe3\xf2\xf3\xfa\xfb]/.test(head),
  ogg: (head) => head.startsWith('OggS'),
};

/** The format of a recording by its first bytes; null for any other file. */
export function recordingFormat(bytes: Uint8Array): RecordingFormat | null {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return (['m4a', 'mp3', 'ogg'] as const).find((format) => signatures[format](head)) ?? null;
}
