import { createHash } from 'node:crypto';
import type { Envelope } from '../../src/model/site-config.generated';
import { timeSlices } from './time-slice';

/** The JSON text of an envelope in parts, one for each record, since the text of 16 MB at once blocks the event loop. */
function* envelopeParts({ status, data = null, message = null, updated }: Envelope): Generator<string> {
  yield `{"status":${String(status)},"data":`;
  if (data)
    for (const [index, record] of data.entries()) yield (index === 0 ? '[' : ',') + JSON.stringify(record);
  yield data === null ? 'null' : data.length === 0 ? '[]' : ']';
  yield `,"message":${JSON.stringify(message)}${updated ? `,"updated":${JSON.stringify(updated)}` : ''}}`;
}

/** A content version of the parts of a JSON text. */
function createVersion() {
  const hash = createHash('sha256');
  return {
    add: (part: string) => {
      hash.update(part);
    },
    end: (leftOut: number) => hash.update(String(leftOut)).digest('base64url').slice(0, 16),
  };
}

/** The content version of an envelope with a number of records left out: base64url, 16 characters. */
export function versionOf(envelope: Envelope, leftOut: number): string {
  const version = createVersion();
  for (const part of envelopeParts(envelope)) version.add(part);
  return version.end(leftOut);
}

/** The same as `versionOf`, from the result of `textInSlices`. */
export function versionOfText(json: string, leftOut: number): string {
  const version = createVersion();
  version.add(json);
  return version.end(leftOut);
}

/** The same as `versionOf`, in slices between which the event loop runs. */
export async function versionInSlices(envelope: Envelope, leftOut: number): Promise<string> {
  const version = createVersion();
  const slice = timeSlices();
  for (const part of envelopeParts(envelope)) {
    version.add(part);
    await slice();
  }
  return version.end(leftOut);
}

/** The JSON text of an envelope, in slices between which the event loop runs. */
export async function textInSlices(envelope: Envelope): Promise<string> {
  const parts: string[] = [];
  const slice = timeSlices();
  for (const part of envelopeParts(envelope)) {
    parts.push(part);
    await slice();
  }
  return parts.join('');
}
