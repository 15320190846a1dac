import { expect, test } from 'vitest';
import { attributesOf } from './html-page';
import { pageOf } from './sample-pages';

test('the page of an open list links to its table and the licence, others have nothing of it (B10.13.6)', async () => {
  const links = async (path: string) => attributesOf(await pageOf(path), 'a', 'href');
  const licence = 'https://www.data.gov.in/Godl';
  const table = '/gu/data/importantDates.csv';
  expect(await links('/gu/importantdates')).toEqual(expect.arrayContaining([table, licence]));
  const others = await links('/gu/member');
  expect(others.filter((href) => href === licence || href?.endsWith('.csv'))).toEqual([]);
});
