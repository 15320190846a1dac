import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { writeList } from '../../src/server/submissions/reading/write-list';
import type { Submission } from '../../src/server/submissions/submission';

const submission: Submission = {
  site: 'www.motipura.example',
  form: 'question',
  key: 'key-0001',
  reference: 'Q-1111-1111',
  body: {
    name: `Ramesh\nQ-7777-7777  a row that nobody sent\u001b[2J${'x'.repeat(1000)}`,
    question: 'Water?',
  },
  language: 'GU',
  honeypot: false,
  filledInMs: null,
  consent: null,
  state: 'sent',
  dueAt: null,
  attempts: 1,
  upstream: null,
  replies: [],
  photos: [],
  answerBy: null,
  doneAt: null,
  createdAt: '2026-11-26T10:00:00.000Z',
  updatedAt: '2026-11-26T10:00:00.000Z',
};

test('a submission is one line, whatever its sender wrote as the name', async () => {
  const forms = {
    question: {
      fields: [
        { name: 'name', kind: 'long-text' },
        { name: 'question', kind: 'long-text' },
      ],
    },
  } as const;
  const text = Readable.from(writeList(Readable.from([submission]), (iso) => iso, forms));
  const lines = (await text.toArray()).join('').split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/Ramesh Q-7777-7777 {2}a row that nobody sent\[2Jx+: Water\?$/);
  expect(lines[0]?.length).toBeLessThan(150);
});
