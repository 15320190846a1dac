import type { Problem } from '../../engine/site/checked-site';
import { alertPages } from '../../engine/record/alert-pages';
import { pagePathsOf, type CheckContext } from '../check-context';
import { readDay } from '../../engine/values/read-day';
import { isNothing } from '../../engine/values/is-nothing';
import { textAt } from '../document/json-access';
import { nameHint } from '../nearest-name';
import { mistake, sentence } from '../sentences/sentence';
import { recordsOf, type RecordsFile } from './check-record-ids';

/** Reports alerts of pages that the site does not have (B11.15.4). */
export function checkAlertPages(
  context: CheckContext,
  files: Readonly<Record<string, RecordsFile>>,
): Problem[] {
  const alertsAt = (name: string) => textAt(context.config, 'shell', 'alerts', name);
  const [source, field] = [alertsAt('source'), alertsAt('pages')];
  const file = source === undefined ? undefined : files[recordsOf(context, source)];
  if (!file || field === undefined) return [];
  const paths = pagePathsOf(context.config);
  return file.records.flatMap((record, index) =>
    alertPages(textAt(record, field) ?? null)
      .filter((path) => !paths.includes(path))
      .map((path) => {
        const message = sentence('alert.noPage', { path });
        return file.problem({ path: [index, field], message, hint: nameHint(path, paths) });
      }),
  );
}

/** Reports alerts whose last day is so late that it counts as none: they would stay for ever, and are not shown (B11.15.5). */
export function checkAlertEnds(
  context: CheckContext,
  files: Readonly<Record<string, RecordsFile>>,
): Problem[] {
  const source = textAt(context.config, 'shell', 'alerts', 'source');
  if (source === undefined) return [];
  const field = textAt(context.config, 'sources', source, 'validity', 'until');
  const timeZone = textAt(context.config, 'timeZone') ?? '';
  const file = files[recordsOf(context, source)];
  if (!file || field === undefined) return [];
  return file.records.flatMap((record, index) => {
    const day = textAt(record, field) ?? '';
    const { value, unread } = isNothing(day) ? {} : readDay(day, { timeZone });
    if (value !== null || unread !== undefined) return [];
    return [file.problem({ path: [index, field], ...mistake('alert.noEnd', { day }) })];
  });
}
