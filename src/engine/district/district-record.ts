import { type JsonObject } from '../json/json';

/** Member of a record from the district: the last day on which it is shown. No field has a colon in its name. */
export const districtUntil = 'district:until';

/** Whether a record is one of the district's. */
export function isFromDistrict(record: JsonObject): boolean {
  return typeof record[districtUntil] === 'string';
}

/** Whether the broadcast of a record has ended; false for records of the site. */
export function hasEnded(record: JsonObject, today: string): boolean {
  const until = record[districtUntil];
  return typeof until === 'string' && until < today;
}
