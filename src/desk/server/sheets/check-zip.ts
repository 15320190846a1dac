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

/** A row or cell beyond the last one of Excel, up to which readers would make empty ones. */
const farPlace = /\br="[A-Z]*\d{8,}"/;

/** Unpacks a file to see that it has the size that the directory says. */
function checkFile(zip: Buffer, { name, start, isPacked, packedSize, size }: ZipEntry): void {
  check(start + headerSize <= zip.length && zip.readUInt32LE(start) === headerSignature);
  const data = start + headerSize + zip.readUInt16LE(start + 26) + zip.readUInt16LE(start + 28);
  const packed = zip.subarray(data, data + packedSize);
  const content = isPacked ? inflateRawSync(packed, { maxOutputLength: Math.max(1, size) }) : packed;
  check(content.length === size);
  check(!name.startsWith('xl/worksheets/') || !farPlace.test(content.toString('latin1')));
}

/**
 * The names of the files in an archive, whose sizes were checked before anything was unpacked, and while it was: an archive
 * that would fill the memory is refused. @throws for one that is broken or too large
 */
export function checkZip(zip: Buffer): readonly string[] {
  const entries = readEntries(zip);
  check(entries.reduce((sum, { size }) => sum + size, 0) <= mostUnpacked);
  for (const entry of entries) checkFile(zip, entry);
  return entries.map(({ name }) => name);
}
