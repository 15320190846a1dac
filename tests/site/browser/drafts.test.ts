// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  createFormSession,
  draftKey,
  readDraft,
  saveDraft,
} from '../../../src/templates/form/sending/drafts';
import { removeExpiredDrafts } from '../../../src/templates/form/sending/expired-drafts';

const key = draftKey('https://village.example', 'question');
const draft = { id: 'session-1', since: 5, values: { name: 'Mina' } };
const day = 24 * 60 * 60 * 1000;

beforeEach(() => {
  vi.useFakeTimers({ now: 100 * day });
});

afterEach(() => {
  vi.useRealTimers();
});

test('a draft is read as it was saved', () => {
  saveDraft(key, draft);
  expect(readDraft(key)).toMatchObject(draft);
});

test('a draft expires after a day, and when the clock was set back by one (B3.5.1)', () => {
  saveDraft(key, draft);
  vi.setSystemTime(101 * day);
  expect(readDraft(key)).toBeNull();
  vi.setSystemTime(98 * day);
  expect(readDraft(key)).toBeNull();
});

test.each([
  '',
  '{',
  'null',
  '5',
  '{"id":"x"}',
  '{"id":"session-1","since":1,"at":8640000000,"values":{"a":1}}',
])('the invalid draft %s is ignored', (text) => {
  window.localStorage.setItem(key, text);
  expect(readDraft(key)).toBeNull();
});

test('expired and invalid drafts are removed, other entries are not', () => {
  saveDraft(key, draft);
  window.localStorage.setItem(draftKey('https://village.example', 'feedback'), '{}');
  window.localStorage.setItem('language', 'GU');
  removeExpiredDrafts();
  expect(Object.keys(window.localStorage).sort()).toEqual([key, 'language']);
  vi.setSystemTime(102 * day);
  removeExpiredDrafts();
  expect(Object.keys(window.localStorage)).toEqual(['language']);
});

test('each session has an id of its own', () => {
  const [one, two] = [createFormSession(), createFormSession()];
  expect(one.id).toMatch(/^[0-9a-f]{32}$/);
  expect(one.id).not.toBe(two.id);
  expect(one.since).toBe(100 * day);
});
