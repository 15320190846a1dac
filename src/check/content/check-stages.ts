import type { Problem } from '../../engine/site/checked-site';
import { parseDay } from '../../engine/record/parse-day';
import { referencesOf, type CheckContext } from '../check-context';
import type { Finding } from '../document/finding';
import { at, itemsOf, textAt, type Json } from '../document/json-access';
import { mistake, sentence } from '../sentences/sentence';
import { recordsOf, type RecordsFile } from './check-record-ids';

/** The fields of records with stages, by the source of the records. */
interface StagesUse {
  readonly source: string;
  readonly items: string;
  readonly start: string | undefined;
  readonly end: string | undefined;
  readonly date: string | undefined;
  readonly percent: string | undefined;
}

/** The sections that show stages. */
function stagesUses(context: CheckContext): StagesUse[] {
  return referencesOf(context, 'source').flatMap(({ value, parents }) => {
    const stages = at(parents.at(-1), 'stages');
    const items = textAt(stages, 'group', 'items');
    if (typeof value !== 'string' || items === undefined) return [];
    const [start, end] = [textAt(stages, 'progress', 'start'), textAt(stages, 'progress', 'end')];
    const [date, percent] = [textAt(stages, 'bind', 'date'), textAt(stages, 'bind', 'percent')];
    return [{ source: value, items, start, end, date, percent }];
  });
}

const dayAt = (record: Json | undefined, field: string | undefined): string | null =>
  field === undefined ? null : parseDay(at(record, field));

function checkDays(record: Json, { start, end }: StagesUse): Finding[] {
  const [first, last] = [dayAt(record, start), dayAt(record, end)];
  if (start === undefined || end === undefined || first === null || last === null || first <= last) return [];
  const hint = sentence('field.correct', { field: end, other: start });
  return [{ path: [end], message: sentence('stages.endEarly', { last, first }), hint }];
}

/** A stage to come that is complete, and one that is less complete than an earlier one. */
function checkStages(record: Json, { items, date, percent }: StagesUse, today: string): Finding[] {
  if (date === undefined || percent === undefined) return [];
  const stages = itemsOf(at(record, items)).flatMap((stage, index) => {
    const [day, share] = [dayAt(stage, date), at(stage, percent)];
    return day === null || typeof share !== 'number' ? [] : [{ day, share, path: [items, index, percent] }];
  });
  return stages.flatMap(({ day, share, path }): Finding[] => {
    if (share === 100 && day > today)
      return [{ path, severity: 'warning', ...mistake('stages.future', { day }) }];
    const earlier = Math.max(...stages.filter((other) => other.day < day).map((other) => other.share));
    if (earlier <= share) return [];
    const values = { day, share: String(share), earlier: String(earlier) };
    return [{ path, severity: 'warning', ...mistake('stages.less', values) }];
  });
}

/** The time zone that is furthest ahead of UTC, in ms: what is to come there is to come everywhere. */
const furthestAheadMs = 14 * 3_600_000;

/** Reports days and shares of stages that contradict each other (B11.16.3). */
export function checkStagesOf(
  context: CheckContext,
  files: Readonly<Record<string, RecordsFile>>,
): Problem[] {
  const today = new Date(Date.now() + furthestAheadMs).toISOString().slice(0, 10);
  return stagesUses(context).flatMap((use) => {
    const file = files[recordsOf(context, use.source)];
    if (!file) return [];
    return file.records.flatMap((record, index) =>
      [...checkDays(record, use), ...checkStages(record, use, today)].map(({ path, ...finding }) =>
        file.problem({ ...finding, path: [index, ...path] }),
      ),
    );
  });
}
