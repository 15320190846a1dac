import type * as z from 'zod/mini';
import { readStored, removeStored, writeStored } from '../../../site/browser/storage';
import { savedRecord } from '../../api/content-api';
import { parseJson } from '../../../engine/json/json';

/** A record that this browser keeps until the server has it. */
export type KeptRecord = z.infer<typeof savedRecord>;

const keyOf = (person: string, list: string, id: string): string =>
  `desk-record:${[person, list, id].map(encodeURIComponent).join('/')}`;

/** What a person changed in a record here and the server does not have yet. */
export function readKept(person: string, list: string, id: string): KeptRecord | null {
  const read = savedRecord.safeParse(parseJson(readStored(keyOf(person, list, id))));
  return read.success ? read.data : null;
}

export function keep(person: string, list: string, id: string, kept: KeptRecord): void {
  writeStored(keyOf(person, list, id), JSON.stringify(kept));
}

export function forgetKept(person: string, list: string, id: string): void {
  removeStored(keyOf(person, list, id));
}
