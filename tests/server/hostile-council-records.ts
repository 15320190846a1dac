import { isObject, type JsonObject } from '../../src/engine/json/json';

/** One sound record of each endpoint, with every field filled; other endpoints answer with an empty list. */
export const soundRecords: Readonly<Record<string, JsonObject>> = {
  '/GrampanchayatDetail/GetPublicList': {
    name: 'Rampur',
    taluka: 'Anand',
    district: 'Anand',
    establishedDate: '01-05-1960',
    logoBase64: '/logo.png',
    favIconBase64: '/icon.png',
    taxCollectionUrl: 'https://tax.example/',
    proTaxUrl: 'https://tax.example/professional',
    youTubeUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
    map: 'https://maps.example/embed',
    contactNo: '02692 123456',
    emailId: 'office@rampur.example',
  },
  '/GovernmentOrganizations/GetPublicList': { id: 'o1', name: 'School' },
  '/MenuMaster/GetPublicList': { name: 'onlineServices' },
  '/NoticeBoard/GetPublicList': { id: 1, title: 'Meeting', link: 'https://notice.example/' },
  '/News/GetPublicList': {
    newsDate: '2026-01-02',
    newsHeading: 'News',
    newsDescription: 'Text',
    imageBase64: '/news.png',
  },
  '/GovernmentWebsiteIcons/GetPublicList': {
    id: 1,
    imageBase64: '/icon.png',
    link: 'https://gov.example/',
    isVisible: true,
  },
  '/VillageHistory/GetPublicList': {
    id: 1,
    imageBase64: '/history.png',
    description: 'History',
    isVisible: true,
    sequenceNo: 1,
  },
  '/PanchayatAchivements/GetPublicByCategoryId': {
    title: 'Award',
    description: 'Text',
    achievements: [
      { id: 1, title: 'Award', description: 'Text', imageBase64: '/award.png', isVisible: true },
    ],
  },
  '/PanchayatAchievementsCategory/GetPublicList': { id: 1, name: 'Awards' },
};

/** Endpoints that the hostile values are put into, with a page that shows them. */
export const valueEndpoints: Readonly<Record<string, string>> = {
  '/GrampanchayatDetail/GetPublicList': '/contactus',
  '/GovernmentOrganizations/GetPublicList': '/',
  '/MenuMaster/GetPublicList': '/',
  '/NoticeBoard/GetPublicList': '/',
  '/News/GetPublicList': '/',
  '/GovernmentWebsiteIcons/GetPublicList': '/',
  '/VillageHistory/GetPublicList': '/villagehistory',
  '/PanchayatAchivements/GetPublicByCategoryId': '/achievement',
};

/** Endpoints that the faults are applied to one at a time, with a page that needs them. */
export const faultEndpoints: Readonly<Record<string, string>> = {
  '/GrampanchayatDetail/GetPublicList': '/contactus',
  '/GovernmentOrganizations/GetPublicList': '/orgabout',
  '/MenuMaster/GetPublicList': '/',
  '/NoticeBoard/GetPublicList': '/',
  '/VillageHistory/GetPublicList': '/villagehistory',
  '/PanchayatAchivements/GetPublicByCategoryId': '/achievement',
};

/** JSON text of a list with the sound record of an endpoint. */
export function soundBody(path: string): string {
  const record = soundRecords[path];
  return JSON.stringify({ status: true, data: record ? [record] : [], message: 'ok' });
}

/** Stands for the hostile value in a record, since some values are JSON that no JavaScript value writes. */
const placeholder = '@hostile@';

const withValue = (text: string, value: string) => text.replaceAll(JSON.stringify(placeholder), () => value);

function bodyOf(record: JsonObject, value: string): string {
  return withValue(JSON.stringify({ status: true, data: [record], message: 'ok' }), value);
}

function hostileCopy(value: unknown): unknown {
  if (!Array.isArray(value)) return placeholder;
  return value.filter(isObject).map((item) => {
    return Object.fromEntries(Object.keys(item).map((key) => [key, placeholder]));
  });
}

/** The list of an endpoint with a record for each hostile value, as JSON text, which has the value in every field. */
export function bodyWithValueEverywhere(path: string, ...values: readonly string[]): string {
  const fields = Object.entries(soundRecords[path] ?? {});
  const record = Object.fromEntries(fields.map(([key, sound]) => [key, hostileCopy(sound)]));
  const records = values.map((value) => withValue(JSON.stringify(record), value));
  return `{"status":true,"data":[${records.join()}],"message":"ok"}`;
}

/** Copies of a record, each with the placeholder in another field, by field; those of nested records after a dot. */
function hostileCopies(record: JsonObject): readonly (readonly [field: string, copy: JsonObject])[] {
  return Object.entries(record).flatMap(([key, sound]) => {
    const items: readonly unknown[] = Array.isArray(sound) ? sound : [];
    const nested = items.filter(isObject).flatMap(hostileCopies);
    const copies = nested.map(([inner, copy]) => [`${key}.${inner}`, { ...record, [key]: [copy] }] as const);
    return [[key, { ...record, [key]: placeholder }] as const, ...copies];
  });
}

/** The lists of an endpoint with a hostile value, as JSON text, in one field each, by field. */
export function bodiesWithValue(path: string, value: string): ReadonlyMap<string, string> {
  const copies = hostileCopies(soundRecords[path] ?? {});
  return new Map(copies.map(([field, copy]) => [field, bodyOf(copy, value)]));
}
