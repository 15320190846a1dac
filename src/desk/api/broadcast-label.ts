import { truncateText } from '../../engine/binding/truncate';
import type { JsonObject } from '../../engine/json/json';
import { valueText } from './value-text';

const telling = ['title', 'name', 'newsHeading', 'text'];
const longestLabel = 80;

/** The record of a broadcast in a few words: its list may be one that this site does not have. */
export function broadcastLabel(record: JsonObject, language: string): string {
  const texts = [...telling.map((name) => record[name]), ...Object.values(record)];
  const text = texts.map((value) => valueText(value, language)).find((one) => one !== '') ?? '';
  return truncateText(text, longestLabel) ?? text;
}
