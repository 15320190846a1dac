import { expect, test } from 'vitest';
import { bindMap, bindSocialLinks, bindWays } from '../../src/templates/contact/bind';
import type { SectionOf } from '../../src/templates/declaration';
import { contextFor } from '../engine/binding/sample-context';

const section: SectionOf<'contact'> = {
  template: 'contact',
  source: 'councilDetail',
  bind: { map: 'map' },
  ways: [
    {
      icon: 'map-pin',
      label: 'contact.location',
      fields: ['name', 'taluka'],
      labels: ['contact.village', 'contact.taluka'],
    },
    { icon: 'phone', label: 'contact.call', fields: ['contactNo'] },
    { icon: 'mail', label: 'contact.email', fields: ['emailId'] },
  ],
};

const ways = (council: Readonly<Record<string, unknown>>) =>
  bindWays(section, council, contextFor('councilDetail', 'EN'));

test('a way has what the council tells, with labels', () => {
  expect(ways({ name: 'Motipura', taluka: null })).toEqual([
    {
      key: 'way-0',
      icon: 'map-pin',
      label: 'Location',
      parts: [{ key: 'name-0', label: 'Village', words: { text: 'Motipura' }, address: null, isNote: false }],
    },
  ]);
});

test('numbers can be called and addresses can be written to, each by itself', () => {
  const bound = ways({
    contactNo: '02779-000123 / +91 98765 43210 (મોબાઇલ)',
    'contactNo:parts': '12:+912779000123 3 15:+919876543210 9',
    emailId: 'a@example.in; b@example.in',
  });
  expect(bound.map(({ parts }) => parts.map(({ words, address }) => [words.text, address]))).toEqual([
    [
      ['02779-000123', 'tel:+912779000123'],
      ['+91 98765 43210', 'tel:+919876543210'],
      ['(મોબાઇલ)', null],
    ],
    [
      ['a@example.in', 'mailto:a@example.in'],
      ['b@example.in', 'mailto:b@example.in'],
    ],
  ]);
});

test('what is no address is words', () => {
  expect(ways({ emailId: 'office' })[0]?.parts[0]).toMatchObject({
    words: { text: 'office' },
    address: null,
  });
});

test('wrong values are no ways', () => {
  expect(ways({ name: {}, taluka: [], contactNo: false, emailId: null })).toEqual([]);
});

test.each([
  ['https://www.openstreetmap.org/export/embed.html?bbox=1', 'embed'],
  ['https://www.google.com/maps?q=x&output=embed', 'embed'],
  ['https://maps.app.goo.gl/x', 'link'],
  ['http://maps.example/embed', 'link'],
  ['/embed', 'link'],
])('the map at %s is shown as: %s', (map, view) => {
  expect(bindMap(section, { map })).toEqual({ address: map, view });
});

test('a council can keep the map behind a button', () => {
  const map = 'https://maps.example/embed';
  expect(bindMap({ ...section, mapView: 'button' }, { map })?.view).toBe('button');
});

test.each([null, '', 7, 'javascript:embed()', 'data:text/html,embed'])('there is no map at %j', (map) => {
  expect(bindMap(section, { map })).toBeNull();
});

const social = { source: 'socialAccounts', label: 'name', address: 'accountUrl', image: 'imageBase64' };

test('an account without a name is called by its host, one without an address is none', () => {
  const records = [
    { id: 1, name: 'Facebook', accountUrl: 'https://social.example/f', imageBase64: '/media/f.png' },
    { id: 1, name: null, accountUrl: 'https://social.example/x' },
    { id: 2, name: 'Wrong', accountUrl: 'javascript:alert(1)' },
  ];
  expect(bindSocialLinks(social, records, contextFor('socialAccounts', 'EN'))).toEqual([
    { key: '1-0', words: { text: 'Facebook' }, address: 'https://social.example/f', picture: '/media/f.png' },
    { key: '1-1', words: { text: 'social.example' }, address: 'https://social.example/x', picture: null },
  ]);
});
