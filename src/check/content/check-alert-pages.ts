import type { Problem } from '../../engine/site/checked-site';
import { alertPages } from '../../engine/record/alert-pages';
import { pagePathsOf, type CheckContext } from '../check-context';
import { textAt } from '../document/json-access';
import { nameHint } from '../nearest-name';
import { sentence } from '../sentences/sentence';
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
