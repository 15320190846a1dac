import { expect, test } from 'vitest';
import type { SectionOf } from '../../src/templates/declaration';
import { bindNews } from '../../src/templates/news-scroller/bind';
import { contextFor } from '../engine/binding/sample-context';

const scroller: SectionOf<'news-scroller'> = {
  template: 'news-scroller',
  source: 'news',
  bind: { date: 'newsDate', title: 'newsHeading', body: 'newsDescription', image: 'imageBase64' },
};

const context = contextFor('news');

test('a record becomes a piece of news, its date as DD-MM-YYYY', () => {
  const record = {
    newsDate: '2026-11-18T00:00:00',
    newsHeading: 'ટાંકાનું લોકાર્પણ',
    newsDescription: 'દરેક ફળિયામાં પાણી મળશે.',
    imageBase64: 'https://example.org/tank.jpg',
  };
  expect(bindNews(scroller, [record], context)).toEqual([
    {
      key: '-0',
      date: { text: '18-11-2026', unbroken: true },
      title: { text: 'ટાંકાનું લોકાર્પણ' },
      body: { text: 'દરેક ફળિયામાં પાણી મળશે.' },
      picture: 'https://example.org/tank.jpg',
      isNew: false,
    },
  ]);
});

test.each([[null], [''], ['soon'], ['2026-02-30'], [20261118], [{}]])('the date %j is none', (newsDate) => {
  expect(bindNews(scroller, [{ newsDate }], context)[0]?.date).toBeNull();
});

test('an empty record is a piece of news without anything', () => {
  expect(bindNews(scroller, [{}], context)).toEqual([
    { key: '-0', date: null, title: null, body: null, picture: null, isNew: false },
  ]);
});

test('a text is cut where the binding says so', () => {
  const cut: SectionOf<'news-scroller'> = {
    ...scroller,
    bind: { title: 'newsHeading', body: { field: 'newsDescription', cutAt: 4 } },
  };
  const [item] = bindNews(cut, [{ newsDescription: 'abcdefgh' }], context);
  expect(item?.body?.short).toBe('abcd...');
});
