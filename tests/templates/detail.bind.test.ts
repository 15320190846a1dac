import { expect, test } from 'vitest';
import type { SectionOf } from '../../src/templates/declaration';
import { bindDetail } from '../../src/templates/detail/bind';
import { whatsAppUrl } from '../../src/templates/detail/bind';
import { contextFor } from '../engine/binding/sample-context';

const section: SectionOf<'detail'> = {
  template: 'detail',
  source: 'notices',
  bind: {
    facts: [{ label: 'notices.validUntil', field: 'validUntil' }],
    body: 'text',
    documents: [{ field: 'link', label: 'notices.open' }],
  },
};

const bind = (record: object) => bindDetail(section, { ...record }, contextFor('notices', 'EN'));

test('a notice has its facts, its text and its document', () => {
  const link = 'https://example.org/a.pdf';
  expect(bind({ validFrom: '2026-11-18', validUntil: '2026-12-02', text: 'At ten', link })).toEqual({
    facts: [{ label: 'Valid until', value: { text: '02-12-2026', unbroken: true }, wide: false }],
    picture: null,
    body: { text: 'At ten' },
    audio: null,
    preview: null,
    documents: [
      {
        key: 'link-0',
        label: 'Open the document',
        icon: 'download',
        address: link,
        isPage: false,
        file: 'PDF',
      },
    ],
    isNew: true,
    isExpired: false,
    isComingEvent: false,
  });
});

test.each([
  ['/documents/a.pdf', '/media/0123456789abcdef-480x339.webp', '480/339'],
  ['/documents/a.pdf', '/picture.webp', '210/297'],
])('the first page of the document %s is the picture %s, of %s', (link, picture, ratio) => {
  const withPreview = { ...section, bind: { ...section.bind, preview: 'link' } };
  const { preview } = bindDetail(withPreview, { link, 'link:preview': picture }, contextFor('notices', 'EN'));
  expect(preview).toEqual({ address: link, picture, ratio });
});

test.each([
  [{ link: '/documents/a.pdf' }],
  [{ link: '/documents/a.pdf', 'link:preview': 'javascript:alert(1)' }],
  [{ link: null, 'link:preview': '/picture.webp' }],
])('there is no first page in %j', (record) => {
  const withPreview = { ...section, bind: { ...section.bind, preview: 'link' } };
  expect(bindDetail(withPreview, record, contextFor('notices', 'EN')).preview).toBeNull();
});

test('a notice without a safe address has no document', () => {
  expect(bind({ link: 'javascript:alert(1)' }).documents).toEqual([]);
});

test('a notice after its last day has expired', () => {
  expect(bind({ validUntil: '2026-11-19' })).toMatchObject({ isNew: false, isExpired: true });
});

test.each([
  ['2026-11-20', true],
  ['2026-12-02T10:00:00', true],
  ['2026-11-19', false],
  ['soon', false],
])('on 2026-11-20 a meeting of %s is a coming event: %s', (date, isComingEvent) => {
  const meeting: SectionOf<'detail'> = { template: 'detail', source: 'meetings', bind: {} };
  expect(bindDetail(meeting, { date }, contextFor('meetings', 'EN'))).toMatchObject({ isComingEvent });
});

test('a page is sent by WhatsApp with its title and its address', () => {
  const text = new URL(
    whatsAppUrl('Water & tax', 'https://www.motipura.example/en/notice/n-1'),
  ).searchParams.get('text');
  expect(text).toBe('Water & tax\nhttps://www.motipura.example/en/notice/n-1');
});
