import { sentence } from '../sentences/sentence';
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
  const message = sentence('video.many', { address });
  const hint = sentence('video.copy');
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
    const message = sentence('council.none');
    return [file.problem({ path: [], message, hint: sentence('council.writeOne'), severity })];
  }
  const message = sentence('council.many', { count: String(file.records.length) });
  return [file.problem({ path: [1], message, hint: sentence('council.keepOne'), severity })];
}
