import { describe, expect, test } from 'vitest';
import { formChecker } from '../../src/engine/form/form-schema';
import { isOfPerson } from '../../src/engine/form/same-person';
import { cleanPlace, readPlace, shownPlace, writePlace } from '../../src/engine/form/place';
import type { Form, PlaceField } from '../../src/engine/site-config.generated';

const list = { source: 'assets', key: 'number', label: 'place' };

function check(typed: unknown, field: Partial<PlaceField> = { list }) {
  const form: Form = {
    post: '/Test/Create',
    entity: 'test',
    fields: [{ name: 'place', kind: 'place', label: 'label', ...field }],
    submit: 'submit',
    sending: 'sending',
    success: 'success',
    failure: 'failure',
  };
  return formChecker(form, { textsOf: () => [], today: () => '2026-11-20' })(typed);
}

describe('a place', () => {
  test.each([
    { item: '', position: '', text: '' },
    { item: 'L17', position: '', text: '' },
    { item: '', position: '22.56470,72.95120', text: '' },
    { item: 'L17', position: '-22.56470,-172.95120', text: 'near the temple [old]' },
  ])('is written as one text and read again: %j', (place) => {
    expect(readPlace(writePlace(place))).toEqual(place);
  });

  test('is one line, with a position of five decimals', () => {
    expect(cleanPlace(' [L17]  @22.5647012,72.95\nnear \t the temple ')).toBe(
      '[L17] @22.56470,72.95000 near the temple',
    );
  });

  test('is shown with the address of its position on a map', () => {
    expect(shownPlace('[L17] @22.56470,72.95120 near the temple')).toEqual({
      text: 'L17 · near the temple · 22.56470, 72.95120',
      map: 'https://www.openstreetmap.org/?mlat=22.56470&mlon=72.95120#map=18/22.56470/72.95120',
    });
    expect(shownPlace('near the temple')).toEqual({ text: 'near the temple', map: null });
  });

  test('is no telephone number of its sender', () => {
    expect(isOfPerson({ body: { place: '@22.56470,72.95120' } }, '7072951200')).toBe(false);
    expect(isOfPerson({ body: { place: '@22.56470,72.95120' } }, '5647072.95120')).toBe(false);
  });
});

describe('a field for places (B11.17.1)', () => {
  test('joins the parts of a post', () => {
    const typed = { place: 'by the gate', 'place.item': 'L17', 'place.position': '22.5647, 72.9512' };
    expect(check(typed)).toEqual({
      ok: true,
      body: { place: '[L17] @22.56470,72.95120 by the gate' },
    });
  });

  test('accepts any of its parts where it is required', () => {
    for (const part of [
      { place: 'gate' },
      { 'place.item': 'L17' },
      { place: '', 'place.position': '1.5,2' },
    ]) {
      expect(check(part, { list, required: true })).toMatchObject({ ok: true });
    }
    expect(check({ place: '', 'place.item': '', 'place.position': '' }, { required: true })).toMatchObject({
      problems: [{ field: 'place', kind: 'required' }],
    });
  });

  test.each([
    [{ 'place.position': '90.1,72' }, 'place-position'],
    [{ 'place.position': '22,180.5' }, 'place-position'],
    [{ 'place.position': 'NaN,72' }, 'place-position'],
    [{ 'place.position': '1e1,72' }, 'place-position'],
    [{ 'place.position': '<script>' }, 'place-position'],
    [{ 'place.item': 'x'.repeat(101) }, 'place-item'],
    [{ place: 'x'.repeat(201) }, 'too-long'],
    [{ place: ['x'], 'place.item': 'L17' }, 'unknown'],
    [{ 'place.item': { $ne: '' } }, 'unknown'],
    [{ 'place.other': 'x' }, 'unknown'],
  ])('refuses %j', (typed, kind) => {
    expect(check(typed)).toMatchObject({ ok: false, problems: [{ kind }] });
  });

  test('refuses a choice where it has no list', () => {
    expect(check({ 'place.item': 'L17' }, {})).toMatchObject({ problems: [{ kind: 'place-item' }] });
  });
});
