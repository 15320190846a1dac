import type { Problem } from '../../engine/site/checked-site';
import { videoId } from '../../engine/url/video-url';
import { isNothing } from '../../engine/values/is-nothing';
import type { CheckContext } from '../check-context';
import { textAt } from '../document/json-access';
import { checkPlaceCodes } from './check-place-codes';
import { recordsOf, type RecordsFile } from './check-record-ids';

/** Warns where the video of the council is at an address without the id of one, which is embedded as it is (B4.4.2). */
function checkVideo({ config }: CheckContext, { records: [record], problem }: RecordsFile): Problem[] {
  const field = textAt(config, 'council', 'bind', 'video');
  const address = field === undefined ? undefined : textAt(record, field);
  if (field === undefined || address === undefined || isNothing(address) || videoId(address) !== null)
    return [];
  const message = `“${address}” is not the address of one video, so that the page at it is embedded, which most sites refuse.`;
  const hint = 'Open the video and copy its address, for example “https://youtu.be/M7lc1UVf-VE”.';
  return [problem({ path: [0, field], message, hint, severity: 'warning' })];
}

/** Whether the records of a source have the fields of the engine's entity for the council. */
function isEngineEntity({ config }: CheckContext, source: string | undefined): boolean {
  return source !== undefined && textAt(config, 'sources', source, 'entity') === 'council-detail';
}

/** Warns where the source of the council has no record, more than the one that pages show, wrong codes, or no video at its address. */
export function checkCouncilRecord(
  context: CheckContext,
  files: Readonly<Record<string, RecordsFile>>,
): Problem[] {
  const source = textAt(context.config, 'council', 'source');
  const file = source === undefined ? undefined : files[recordsOf(context, source)];
  if (!file) return [];
  const codes = isEngineEntity(context, source)
    ? checkPlaceCodes(file.records[0]).map((finding) =>
        file.problem({ ...finding, path: [0, ...finding.path] }),
      )
    : [];
  if (file.records.length === 1) return [...codes, ...checkVideo(context, file)];
  const severity = 'warning';
  if (file.records.length === 0) {
    const message = 'The council has no record, so that its details are missing on the pages.';
    return [file.problem({ path: [], message, hint: 'Write one record { } between [ and ].', severity })];
  }
  const message = `The council has ${String(file.records.length)} records, of which pages show the first.`;
  return [file.problem({ path: [1], message, hint: 'Keep one record.', severity })];
}
