import { expect, test } from 'vitest';
import { contentList, contentPaths } from '../../src/desk/api/content-api';
import { elsewherePath, oldValues } from '../../src/desk/api/elsewhere-api';
import { contactsIn } from '../../src/desk/server/content/find/contacts';
import { oldFontTexts } from '../../src/desk/api/old-fonts-api';
import { copyWithNotices, serveDesk } from './desk-content';
import { newFolder } from './submission-databases';

const keysOf = (value: unknown) => contactsIn(value).map(({ key }) => key);

test.each([
  ['02779-000123', ['number 2779000123']],
  ['ફોન: +૯૧ ૨૭૭૯ ૦૦૦૧૨૩', ['number 2779000123']],
  ['98250 12345, 098250-12346', ['number 9825012345', 'number 9825012346']],
  ['1800 233 0000', ['number 18002330000']],
  ['Office@Motipura.example', ['mail office@motipura.example']],
  ['10:30 – 18:10', ['hours 630 370']],
  ['સવારે ૧૦:૩૦ થી સાંજે ૬:૧૦', ['hours 630 370']],
  ['31-03-2026', []],
  ['2026-03-31T10:30', []],
  ['₹ 1,50,000', []],
  [{ fromDay: 1, opens: '10:30', closes: '18:10' }, ['hours 630 370']],
  [{ phone: { GU: '૦૨૭૭૯-૦૦૦૧૨૩' }, more: ['a@b.example'] }, ['number 2779000123', 'mail a@b.example']],
])('the contacts in %j are %j', (value, keys) => {
  expect([...new Set(keysOf(value))]).toEqual(keys);
});

test('a long hostile text is searched at once', () => {
  const began = performance.now();
  contactsIn(`${'1 '.repeat(50_000)}${'a@'.repeat(50_000)}${'1:30 '.repeat(20_000)}`);
  expect(performance.now() - began).toBeLessThan(2_000);
});

const office = {
  id: 'panchayat',
  name: { GU: 'કચેરી', HI: 'कार्यालय', EN: 'Gram panchayat office' },
  phone: '02779-000123',
  hours: [{ fromDay: 1, toDay: 5, opens: '10:30', closes: '18:10' }],
};

async function openSample() {
  const site = await copyWithNotices();
  await site.write('content/records/officeHours.json', JSON.stringify([office]));
  const { browser: invite } = await serveDesk(site, await newFolder());
  const browser = await invite('Kokila', 'editor');
  const inEnglish = (path: string) => browser.call('GET', `${path}?language=EN`);
  const recordsOf = async (list: string) =>
    contentList.parse((await inEnglish(contentPaths.list(list))).body).records;
  const change = async (list: string, id: string, changes: readonly object[]) => {
    const sent = await browser.call('PATCH', contentPaths.record(list, id), { changes });
    expect(sent.status).toBe(200);
  };
  const found = async () => oldValues.parse((await inEnglish(elsewherePath)).body).values;
  return { browser, recordsOf, change, found };
}

test('a number that was changed is named with the fields where the old one stands, until they are changed (B11.7.57)', async () => {
  const { recordsOf, change, found } = await openSample();
  const [council] = await recordsOf('councilDetail');
  const id = council?.id ?? '';
  expect(await found()).toEqual([]);
  await change('councilDetail', id, [
    { field: 'emailId', before: 'panchayat@motipura.example', after: 'office@motipura.example' },
  ]);
  const beforehand = await found();
  await change('councilDetail', id, [{ field: 'contactNo', before: '02779-000123', after: '02779-000999' }]);
  const values = (await found()).filter(({ value }) => value === '02779-000123');
  expect(values).toMatchObject([{ list: 'councilDetail', id }]);
  const places = values.flatMap((one) => one.places);
  expect(places).toContainEqual(
    expect.objectContaining({
      list: 'officeHours',
      id: 'panchayat',
      field: 'phone',
      label: 'Gram panchayat office',
    }),
  );
  expect(places.every(({ title, fieldTitle }) => title !== '' && fieldTitle !== '')).toBe(true);
  await change('officeHours', 'panchayat', [
    { field: 'phone', before: '02779-000123', after: '+91 2779 000999' },
  ]);
  const after = (await found()).flatMap((one) => one.places);
  expect(after).not.toContainEqual(expect.objectContaining({ list: 'officeHours', id: 'panchayat' }));
  expect(beforehand.every(({ value }) => value.includes('@'))).toBe(true);
});

test('hours that were changed are found in texts, also as people write them', async () => {
  const { change, found } = await openSample();
  const text = 'કચેરી સવારે ૧૦:૩૦ થી સાંજે ૬:૧૦ સુધી ખુલ્લી છે';
  await change('notices', 'n-3', [{ field: 'title', before: 'Library', after: text }]);
  const hours = [{ fromDay: 1, toDay: 5, opens: '11:00', closes: '17:00' }];
  await change('officeHours', 'panchayat', [{ field: 'hours', before: office.hours, after: hours }]);
  const places = (await found()).filter(({ id }) => id === 'panchayat').flatMap((one) => one.places);
  expect(places).toContainEqual(expect.objectContaining({ list: 'notices', id: 'n-3', field: 'title' }));
});

test('a text in an old font is offered in Unicode, as it is in the draft (B11.6.13)', async () => {
  const { browser, change } = await openSample();
  const path = contentPaths.oldFonts('notices', 'n-3');
  const offered = async () => oldFontTexts.parse((await browser.call('GET', path)).body).texts;
  expect(await offered()).toEqual([]);
  const title = { GU: 'U|FD 5\\RFIT', HI: 'xzke iapk;r', EN: 'Gram panchayat' };
  await change('notices', 'n-3', [{ field: 'title', before: 'Library', after: title }]);
  expect(await offered()).toMatchObject([
    { path: ['title', 'GU'], converted: 'ગ્રામ પંચાયત', font: 'LMG-Arun' },
    { path: ['title', 'HI'], converted: 'ग्राम पंचायत', font: 'Krutidev' },
  ]);
});
