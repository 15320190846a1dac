import { apiUrl } from '../../src/content/address';
import type { CheckedSite } from '../../src/config/checked-site';
import type { PictureStore } from '../media/picture-store';
import { servePictures } from '../media/serve-pictures';
import { singleFlight } from '../single-flight';
import { type Call, understand } from './call';
import { type Council, type CouncilAnswer, refusal, success } from './council';
import { fetchText } from './fetch-text';
import { type FitRecords, recordFitters } from './fit-records';
import type { Log } from '../log';
import { readAnswer, type UpstreamAnswer } from './upstream-answer';

/** Where the council's own server is and how long it may take. */
export interface UpstreamOptions {
  /** Such as https://api.example.in; calls go to `<host>/api`. */
  readonly host: string;
  /** In seconds, for the whole answer. */
  readonly timeout: number;
  readonly log: Log;
}

interface Backend extends UpstreamOptions {
  readonly site: CheckedSite;
  readonly pictures: PictureStore;
  readonly fitters: ReadonlyMap<string, FitRecords>;
}

const unavailable = 'The council’s server gave no usable answer.';

/** Tells the operator about the path only: a query may hold ids. */
function tell({ log, host }: Backend, { source }: Call, what: string): void {
  log.warn(`${host}/api${source.path}: ${what}`);
}

async function serve(backend: Backend, call: Call, data: readonly unknown[]): Promise<CouncilAnswer> {
  const entity = backend.site.entities[call.source.entity];
  const fit = backend.fitters.get(call.source.entity);
  if (!entity || !fit) return refusal(502, unavailable);
  const base = `${backend.host}/`;
  const { records, leftOut } = fit(data, base);
  if (leftOut > 0) tell(backend, call, `${leftOut} records do not fit ${entity.name} and are left out`);
  const served = await servePictures(records, entity.fields, (value) =>
    backend.pictures.addressOf(value, base),
  );
  return success([...served], leftOut);
}

function answerOf(
  backend: Backend,
  call: Call,
  answer: UpstreamAnswer,
): Promise<CouncilAnswer> | CouncilAnswer {
  if (answer.kind === 'records' && answer.data) return serve(backend, call, answer.data);
  if (answer.kind === 'records') {
    return { status: 200, envelope: { status: true, data: null, message: answer.message }, leftOut: 0 };
  }
  if (answer.kind === 'refused') {
    tell(backend, call, `status false: ${answer.message ?? 'no message'}`);
    return refusal(200, answer.message ?? '');
  }
  tell(backend, call, `answered ${answer.reason}`);
  return refusal(502, unavailable);
}

async function fetchAnswer(backend: Backend, call: Call, url: string): Promise<CouncilAnswer> {
  const fetched = await fetchText(url, backend.timeout * 1000);
  if (fetched.kind === 'late') {
    tell(backend, call, `no answer within ${backend.timeout} s`);
    return refusal(504, 'The council’s server did not answer in time.');
  }
  if (fetched.kind === 'failed' || fetched.status < 200 || fetched.status > 299) {
    tell(backend, call, fetched.kind === 'failed' ? fetched.reason : `status ${fetched.status}`);
    return refusal(502, unavailable);
  }
  return answerOf(backend, call, readAnswer(fetched.text));
}

/**
 * The council's own server (design.md, 6): only calls of the config's sources, with their parameters, reach it; its
 * envelopes are checked, its records made fit, its relative addresses resolved. Requests that are alike share one
 * call while it runs. A failure is answered with 502, none in time with 504.
 */
export function upstreamCouncil(
  site: CheckedSite,
  pictures: PictureStore,
  options: UpstreamOptions,
): Council {
  const host = options.host.replace(/\/+$/, '');
  const backend: Backend = { ...options, host, site, pictures, fitters: recordFitters(site.entities) };
  const flight = singleFlight<CouncilAnswer>();
  const ask: Council['ask'] = async (path, query) => {
    const call = understand(site.config, path, query);
    if ('envelope' in call) return call;
    const url = host + apiUrl({ path: call.source.path, query: call.query });
    return flight(url, () => fetchAnswer(backend, call, url));
  };
  return { ask };
}
