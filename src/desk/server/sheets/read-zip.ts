import { inflateRawSync } from 'node:zlib';

/** Bytes that the files of an archive may have together. */
const mostUnpacked = 100_000_000;
const mostFiles = 1000;

/** What the central directory of an archive says of a file. */
interface ZipEntry {
  readonly name: string;
  readonly isPacked: boolean;
  readonly packedSize: number;
  readonly size: number;
  /** Where its local header begins. */
  readonly start: number;
}

const endSignature = Buffer.from('PK\x05\x06', 'latin1');
const entrySignature = 0x02014b50;
const headerSignature = 0x04034b50;
/** Size of the record that ends an archive, without its comment. */
const endSize = 22;
const entrySize = 46;
const headerSize = 30;
const methods = { stored: 0, deflated: 8 } as const;

class ZipMistake extends Error {}

function check(isRight: boolean): void {
  if (!isRight) throw new ZipMistake('not an archive that can be read');
}

function readEntries(zip: Buffer): readonly ZipEntry[] {
  const end = zip.lastIndexOf(endSignature);
  check(end >= 0 && end + endSize <= zip.length);
  const count = zip.readUInt16LE(end + 10);
  check(count <= mostFiles);
  let at = zip.readUInt32LE(end + 16);
  return Array.from({ length: count }, () => {
    check(at + entrySize <= zip.length && zip.readUInt32LE(at) === entrySignature);
    const method = zip.readUInt16LE(at + 10);
    check(method === methods.stored || method === methods.deflated);
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + entrySize, at + entrySize + nameLength);
    const entry = {
      name,
      isPacked: method === methods.deflated,
      packedSize: zip.readUInt32LE(at + 20),
      size: zip.readUInt32LE(at + 24),
      start: zip.readUInt32LE(at + 42),
    };
    at += entrySize + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    return entry;
  });
}

/** The content of a file, of the size that the directory says. */
function unpack(zip: Buffer, { start, isPacked, packedSize, size }: ZipEntry): Buffer {
  check(start + headerSize <= zip.length && zip.readUInt32LE(start) === headerSignature);
  const data = start + headerSize + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
  const packed = zip.subarray(data, data + packedSize);
  const content = isPacked ? inflateRawSync(packed, { maxOutputLength: Math.max(1, size) }) : packed;
  check(content.length === size);
  return content;
}

/** Unpacks a file of an archive as text; null where there is none. @throws for one that is broken */
export type ZipReader = (name: string) => string | null;

/**
 * Opens an archive. Sizes are checked before anything is unpacked, and while it is.
 * @returns null for an archive that would fill the memory
 * @throws for one that is broken
 */
export function openZip(zip: Buffer): ZipReader | null {
  const entries = new Map(readEntries(zip).map((entry) => [entry.name, entry]));
  const sizes = [...entries.values()].reduce((sum, { size }) => sum + size, 0);
  if (sizes > mostUnpacked) return null;
  return (name) => {
    const entry = entries.get(name);
    return entry ? unpack(zip, entry).toString('utf8') : null;
  };
}
