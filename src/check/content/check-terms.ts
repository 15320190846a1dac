import { sentence } from '../sentences/sentence';
import type { Problem, TermUse } from '../../engine/site/checked-site';
import { isObject } from '../../engine/json/json';
import { comparable } from '../../engine/text/comparable';
import type { CheckContext } from '../check-context';
import { at, entriesOf, keysOf, textsOf, type Json } from '../document/json-access';
import type { Path } from '../document/path';
import { nameHint } from '../nearest-name';
import { conditionsOf } from '../references/source-uses';
import { termUses } from '../references/term-uses';
import { recordsOf, type RecordsFile } from './check-record-ids';

/** Warns of records that no page shows, because a field matches none of the terms by which pages select. */
export function checkTerms(context: CheckContext, files: Readonly<Record<string, RecordsFile>>): Problem[] {
  return keysOf(at(context.config, 'sources')).flatMap((source) => {
    const file = files[recordsOf(context, source)];
    return file ? termUses(conditionsOf(source, context)).flatMap((use) => checkUse(use, file, context)) : [];
  });
}

/** A text of a field and its place; in each of its languages. */
function textsAt(record: Json, field: string): { readonly text: Json; readonly path: Path }[] {
  const value = at(record, field);
  if (isObject(value)) return entriesOf(value).map(([code, text]) => ({ text, path: [field, code] }));
  return value === undefined ? [] : [{ text: value, path: [field] }];
}

function checkUse(
  { field, terms }: TermUse,
  { records, problem }: RecordsFile,
  { config }: CheckContext,
): Problem[] {
  const spellings = terms.flatMap((term) =>
    entriesOf(at(config, 'terms', term)).flatMap(([, texts]) => textsOf(texts)),
  );
  const known = new Set(spellings.map(comparable));
  return records.flatMap((record, index) => {
    const [unknown] = textsAt(record, field).flatMap(({ text, path }) =>
      typeof text === 'string' && text.trim() !== '' && !known.has(comparable(text)) ? [{ text, path }] : [],
    );
    if (!unknown) return [];
    const message = sentence('term.unknown', { text: unknown.text });
    const hint = nameHint(unknown.text, spellings);
    return [problem({ path: [index, ...unknown.path], message, hint, severity: 'warning' })];
  });
}
