import { type SelectQueryBuilder, sql } from 'kysely';
import type { SiteDatabase } from '../../database/site-database';
import { readReference } from '../reference';
import { searchedTexts } from '../../../engine/form/search-text';
import type { Database } from './database';
import { fieldOf } from './field-of';
import type { SubmissionFilter } from './store';

/** Selects what a filter says. */
export function filtered<Row>(
  query: SelectQueryBuilder<Database, 'submissions', Row>,
  type: SiteDatabase['type'],
  {
    site,
    form,
    states,
    receivedFrom,
    receivedBefore,
    isInProgress,
    answerBefore,
    field,
    search = '',
  }: SubmissionFilter,
): SelectQueryBuilder<Database, 'submissions', Row> {
  let selected = query.where('submissions.site', '=', site);
  if (form !== undefined) selected = selected.where('form', '=', form);
  if (states !== undefined) selected = selected.where('state', 'in', states);
  if (receivedFrom !== undefined) selected = selected.where('created_at', '>=', receivedFrom);
  if (receivedBefore !== undefined) selected = selected.where('created_at', '<', receivedBefore);
  if (answerBefore !== undefined) selected = selected.where('answer_by', '<', answerBefore);
  if (isInProgress !== undefined)
    selected = selected.where((is) => {
      const begun = is.exists(
        is
          .selectFrom('desk_handling')
          .select('desk_handling.reference')
          .whereRef('desk_handling.site', '=', 'submissions.site')
          .whereRef('desk_handling.reference', '=', 'submissions.reference')
          .where('in_progress', '<>', 0),
      );
      return isInProgress ? begun : is.not(begun);
    });
  if (field !== undefined) selected = selected.where(fieldOf(type, field.name), 'in', field.values);
  const texts = searchedTexts(search);
  if (texts.length > 0)
    selected = selected.where((is) =>
      is.or([
        is('submissions.reference', '=', readReference(search)),
        ...texts.map((text) => is(positionOf(type, text), '>', 0)),
      ]),
    );
  return selected;
}

/** Where a text begins in what is searched; 0 where it is not. */
function positionOf(type: SiteDatabase['type'], text: string) {
  return type === 'sqlite' ? sql<number>`instr(search, ${text})` : sql<number>`strpos(search, ${text})`;
}
