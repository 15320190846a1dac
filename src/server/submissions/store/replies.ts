import { type ExpressionBuilder, sql } from 'kysely';
import type { SiteDatabase } from '../../database/site-database';
import { type Reply, waitingStates } from '../submission';
import type { Database } from './database';

/** The replies with one more, added by the database, so that of two at once none is lost. */
export function withReply(type: SiteDatabase['type'], reply: Reply) {
  const json = JSON.stringify(reply);
  return type === 'sqlite'
    ? sql<string>`json_insert(replies, '$[#]', json(${json}))`
    : sql<string>`(replies::jsonb || ${json}::jsonb)::text`;
}

/** 1 for a submission that waits and whose answer was due before a day, else 0. */
export function isOverdue(is: ExpressionBuilder<Database, 'submissions'>, today: string) {
  return is
    .case()
    .when(is.and([is('answer_by', '<', today), is('state', 'in', waitingStates)]))
    .then(1)
    .else(0)
    .end();
}
