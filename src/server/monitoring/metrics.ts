import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * Result of a call to the council's server: `ok` (records), `refused` (envelope with status false), `invalid` (not an
 * envelope, or too large), `status` (an HTTP error status or a redirect), `timeout`, `unreachable` (no connection).
 */
export type UpstreamOutcome = 'ok' | 'refused' | 'invalid' | 'status' | 'timeout' | 'unreachable';

/** `stale`: answered from the cache while a new value is loaded. */
export type CacheResult = 'hit' | 'stale' | 'miss';

/** `rejected`: not a usable picture, or over a limit; `failed`: could not be stored. */
export type PictureOutcome = 'converted' | 'rejected' | 'timeout' | 'failed';

/** `invalid`: the changed site has mistakes; `failed`: its server could not be created. The old site stays in both cases. */
export type ReloadResult = 'ok' | 'invalid' | 'failed';

/** Recorder of what the server does, for Prometheus (docs/operating.md lists the names). */
export interface Metrics {
  /** Records one call to the council's server and its duration in seconds. */
  upstreamCall(outcome: UpstreamOutcome, seconds: number): void;
  /** Records one lookup in a cache, by name of the cache. */
  cacheLookup(cache: string, result: CacheResult): void;
  /** Records whether calls of the council's server are suspended. */
  circuitOpen(isOpen: boolean): void;
  /** Sets the number of bytes that a cache holds, by name of the cache. */
  cacheBytes(cache: string, bytes: number): void;
  /** Records one rendered page and its duration in seconds. */
  render(outcome: 'ok' | 'failed', seconds: number): void;
  /** Records records that do not fit their entity and are left out. */
  rejectedRecords(entity: string, count: number): void;
  /** Records values of records that could not be read. */
  unreadValues(source: string, count: number): void;
  /** Records the outcome of a posted form. */
  submission(form: string, outcome: string): void;
  /** Records the outcome of an attempt to tell the gateway of a change. */
  gateway(outcome: string): void;
  /** Records one picture that was converted or not. */
  picture(outcome: PictureOutcome): void;
  /** Records one request that was answered with 503 because the server is overloaded. */
  shedRequest(): void;
  /** Records one reload of the site after a change of its files. */
  reload(result: ReloadResult): void;
  /** Holds all values; `registry.metrics()` is the text that Prometheus reads. */
  readonly registry: Registry;
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

function counters(registry: Registry) {
  const registers = [registry];
  return {
    caches: new Counter({
      name: 'site_cache_lookups_total',
      help: 'Cache lookups by cache and result (hit, stale, miss)',
      labelNames: ['cache', 'result'],
      registers,
    }),
    cacheBytes: new Gauge({
      name: 'site_cache_bytes',
      help: 'Bytes that a cache holds in memory',
      labelNames: ['cache'],
      registers,
    }),
    rejected: new Counter({
      name: 'site_rejected_records_total',
      help: 'Records of the council API that did not fit their entity',
      labelNames: ['entity'],
      registers,
    }),
    unread: new Counter({
      name: 'site_unread_values_total',
      help: 'Values of the council’s server that could not be read',
      labelNames: ['source'],
      registers,
    }),
    submissions: new Counter({
      name: 'site_submissions_total',
      help: 'Posted forms by form and outcome',
      labelNames: ['form', 'outcome'],
      registers,
    }),
    gateway: new Counter({
      name: 'site_gateway_messages_total',
      help: 'Attempts to tell the gateway of a change by outcome (sent, rejected, unavailable, expired, dropped)',
      labelNames: ['outcome'],
      registers,
    }),
    pictures: new Counter({
      name: 'site_pictures_total',
      help: 'Pictures by outcome of their conversion',
      labelNames: ['outcome'],
      registers,
    }),
    reloads: new Counter({
      name: 'site_reloads_total',
      help: 'Reloads of the site after a change of its files by result (ok, invalid, failed)',
      labelNames: ['result'],
      registers,
    }),
    shed: new Counter({
      name: 'site_shed_requests_total',
      help: 'Requests answered with 503 because of overload',
      registers,
    }),
  };
}

function histograms(registry: Registry) {
  const registers = [registry];
  return {
    upstream: new Histogram({
      name: 'site_upstream_call_seconds',
      help: 'Duration of calls to the council’s server by outcome',
      labelNames: ['outcome'],
      buckets,
      registers,
    }),
    renders: new Histogram({
      name: 'site_render_seconds',
      help: 'Duration of page renders by outcome',
      labelNames: ['outcome'],
      buckets,
      registers,
    }),
  };
}

function circuitGauge(registry: Registry) {
  return new Gauge({
    name: 'site_upstream_circuit_open',
    help: 'Whether calls to the council’s server are suspended because it fails (1) or not (0)',
    registers: [registry],
  });
}

/** Creates the metrics of one server, with a registry of their own. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const { caches, cacheBytes, rejected, unread, submissions, gateway, pictures, reloads, shed } =
    counters(registry);
  const { upstream, renders } = histograms(registry);
  const circuit = circuitGauge(registry);
  return {
    registry,
    upstreamCall: (outcome, seconds) => upstream.observe({ outcome }, seconds),
    cacheLookup: (cache, result) => caches.inc({ cache, result }),
    circuitOpen: (isOpen) => circuit.set(isOpen ? 1 : 0),
    cacheBytes: (cache, bytes) => cacheBytes.set({ cache }, bytes),
    render: (outcome, seconds) => renders.observe({ outcome }, seconds),
    rejectedRecords: (entity, count) => rejected.inc({ entity }, count),
    unreadValues: (source, count) => unread.inc({ source }, count),
    submission: (form, outcome) => submissions.inc({ form, outcome }),
    gateway: (outcome) => gateway.inc({ outcome }),
    picture: (outcome) => pictures.inc({ outcome }),
    shedRequest: () => shed.inc(),
    reload: (result) => reloads.inc({ result }),
  };
}
