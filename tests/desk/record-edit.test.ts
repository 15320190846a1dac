import { describe, expect, test } from 'vitest';
import { applyChanges, changesBetween } from '../../src/desk/api/record-changes';
import {
  beginEdit,
  changesToSend,
  type EditEvent,
  isKeptOnly,
  nextEdit,
  type RecordEdit,
  resumeEdit,
  savingState,
} from '../../src/desk/app/content/record-edit';

const run = (edit: RecordEdit, ...events: readonly EditEvent[]) => events.reduce(nextEdit, edit);

const record = { id: 'n-1', title: { GU: 'ગ્રામસભા', EN: 'Assembly' }, link: '' };

describe('changes', () => {
  test.each([
    ['a text', { a: 'x' }, { a: 'y' }, [{ field: 'a', before: 'x', after: 'y' }]],
    ['a new field', {}, { a: false }, [{ field: 'a', before: undefined, after: false }]],
    ['a removed field', { a: 0 }, {}, [{ field: 'a', before: 0, after: undefined }]],
    [
      'one language',
      { a: { GU: 'ક', EN: 'x' } },
      { a: { GU: 'ક', EN: 'y' } },
      [{ field: 'a', language: 'EN', before: 'x', after: 'y' }],
    ],
    [
      'the first text per language',
      { a: '' },
      { a: { GU: 'ક' } },
      [{ field: 'a', language: 'GU', before: undefined, after: 'ક' }],
    ],
    [
      'a text that was one for all languages',
      { a: 'x' },
      { a: { EN: 'x', GU: 'ક' } },
      [{ field: 'a', before: 'x', after: { EN: 'x', GU: 'ક' } }],
    ],
    ['a list', { a: [1, { b: 2 }] }, { a: [1] }, [{ field: 'a', before: [1, { b: 2 }], after: [1] }]],
    ['the order of keys', { a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }, []],
  ])(
    'of %s are by field and language, and make the later version of the earlier one',
    (_, before, after, changes) => {
      expect(changesBetween(before, after)).toEqual(changes);
      expect(applyChanges(before, changesBetween(before, after))).toEqual({ record: after, conflicts: [] });
    },
  );

  test('are joined with those of another side, and a field of both is a conflict', () => {
    const mine = changesBetween(record, { ...record, title: { GU: 'સભા', EN: 'Meeting' }, link: 'a' });
    const theirs = { ...record, title: { GU: 'ગ્રામસભા', EN: 'Gathering', HI: 'सभा' } };
    expect(applyChanges(theirs, mine)).toEqual({
      record: { ...record, title: { GU: 'સભા', EN: 'Gathering', HI: 'सभा' }, link: 'a' },
      conflicts: [{ field: 'title', language: 'EN', mine: 'Meeting', theirs: 'Gathering' }],
    });
  });

  test('that were made already are made again without a conflict', () => {
    const after = { ...record, link: 'a' };
    expect(applyChanges(after, changesBetween(record, after))).toEqual({ record: after, conflicts: [] });
  });
});

describe('an edited record', () => {
  test('is saved only when the server has what the form shows', () => {
    const one = { ...record, link: 'on' };
    const two = { ...record, link: 'one' };
    const sent = run(beginEdit(record), { type: 'changed', record: one }, { type: 'sent' });
    const typed = run(sent, { type: 'changed', record: two });
    const first = run(typed, { type: 'acknowledged', record: one, conflicts: [] });
    expect([
      savingState(beginEdit(record)),
      savingState(sent),
      savingState(typed),
      savingState(first),
    ]).toEqual(['unchanged', 'typing', 'typing', 'typing']);
    expect(changesToSend(first)).toEqual([{ field: 'link', before: 'on', after: 'one' }]);
    const second = run(first, { type: 'sent' }, { type: 'acknowledged', record: two, conflicts: [] });
    expect([savingState(second), isKeptOnly(second)]).toEqual(['saved', false]);
  });

  test('follows what another tab changed elsewhere in it', () => {
    const typed = run(beginEdit(record), { type: 'changed', record: { ...record, link: 'a' } });
    const other = { ...record, title: { ...record.title, HI: 'ग्राम सभा' } };
    const followed = run(typed, { type: 'followed', record: other });
    expect(followed.shown).toEqual({ ...other, link: 'a' });
    expect(followed.conflicts).toEqual([]);
  });

  test.each(['mine', 'theirs'] as const)(
    'waits for a choice about a field that both changed, and takes %s',
    (side) => {
      const typed = run(beginEdit(record), { type: 'changed', record: { ...record, link: 'a' } });
      const followed = run(typed, { type: 'followed', record: { ...record, link: 'b' } });
      expect(savingState(followed)).toBe('choosing');
      expect(followed.shown.link).toBe('a');
      expect(changesToSend(followed)).toEqual([]);
      const chosen = run(followed, { type: 'chosen', place: 'link', side });
      expect(chosen.shown.link).toBe(side === 'mine' ? 'a' : 'b');
      expect(changesToSend(chosen)).toEqual(
        side === 'mine' ? [{ field: 'link', before: 'b', after: 'a' }] : [],
      );
      expect(savingState(chosen)).toBe(side === 'mine' ? 'typing' : 'saved');
    },
  );

  test('keeps what was typed during a request that refused the same field', () => {
    const edit = run(
      beginEdit(record),
      { type: 'changed', record: { ...record, link: 'a' } },
      { type: 'sent' },
      { type: 'changed', record: { ...record, link: 'ab' } },
      {
        type: 'acknowledged',
        record: { ...record, link: 'b' },
        conflicts: [{ field: 'link', mine: 'a', theirs: 'b' }],
      },
    );
    expect(edit.shown.link).toBe('ab');
    expect(edit.conflicts).toEqual([{ field: 'link', language: undefined, mine: 'ab', theirs: 'b' }]);
  });

  test('goes on after a lost answer without a conflict', () => {
    const after = { ...record, link: 'a' };
    const edit = run(
      beginEdit(record),
      { type: 'changed', record: after },
      { type: 'sent' },
      { type: 'failed', problem: 'offline' },
      { type: 'followed', record: after },
    );
    expect([savingState(edit), edit.conflicts]).toEqual(['saved', []]);
  });

  test('goes on with what earlier forms have left, and leaves what they disagree about for the next time', () => {
    const left = (shown: object) => ({ server: record, shown: { ...record, ...shown } });
    const first = resumeEdit(beginEdit(record), left({ link: 'a' }));
    const second = first && resumeEdit(first, left({ title: 'T' }));
    expect(second?.shown).toEqual({ ...record, link: 'a', title: 'T' });
    expect(second && resumeEdit(second, left({ link: 'b' }))).toBeNull();
    expect(resumeEdit(beginEdit({ ...record, link: 'c' }), left({ link: 'a' }))?.conflicts).toEqual([
      { field: 'link', language: undefined, mine: 'a', theirs: 'c' },
    ]);
  });
});
