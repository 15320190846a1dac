import { withoutTrailingSlashes } from '../engine/text/trailing-slash';
import { isIP } from 'node:net';
import { z } from 'zod';

const unset = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(unset, schema.optional());
const digits = (message: string, test: (value: number) => boolean) =>
  z
    .string()
    .regex(/^\d{1,9}(\.\d+)?$/, message)
    .transform(Number)
    .refine(test, message);

function hasScheme(value: string, schemes: readonly string[]): boolean {
  return URL.canParse(value) && schemes.includes(new URL(value).protocol);
}

function isProxy(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value) || isIP(value) !== 0) return true;
  const [address = '', prefix = ''] = value.split('/');
  const family = isIP(address);
  if (family === 0 || !/^\d{1,3}$/.test(prefix)) return false;
  return Number(prefix) <= (family === 4 ? 32 : 128);
}

const proxies = z
  .string()
  .transform((value) => (/^\d$/.test(value) ? Number(value) : value.split(',').map((part) => part.trim())))
  .refine(
    (value) => typeof value === 'number' || value.every(isProxy),
    'expected addresses or networks, with commas between, or the number of proxies',
  );

/** An address to which paths are appended. `fetch` rejects one with a password, which would be in the log, too. */
function isBaseUrl(value: string): boolean {
  if (!hasScheme(value, ['http:', 'https:']) || /[?#]/.test(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}

const host = z
  .string()
  .refine(
    isBaseUrl,
    'expected an address such as https://api.example.in, without a user, a password, “?” and “#”',
  )
  .transform(withoutTrailingSlashes);

const port = digits('expected a port from 0 to 65535', (value) => Number.isInteger(value) && value <= 65535);

/** An address, with or without a name before it. */
const sender = z
  .string()
  .regex(
    /^(?:[^<>@\p{Cc}]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
    'expected an e-mail address, or a name and an address in < >',
  );

const numberOrOff = 'expected a whole number above 0, or off';

const onOrOff = z.enum(['on', 'off'], { error: 'expected on or off' });

const variables = z.object({
  PORT: optional(port),
  HOST: optional(z.string().regex(/^[\w.:-]+$/, 'expected a host name or an IP address')),
  SITE_CONFIG: optional(z.string()),
  SITES_DIR: optional(z.string()),
  SITES_OPEN: optional(
    digits('expected a whole number from 1 to 10000', (n) => Number.isInteger(n) && n >= 1 && n <= 10_000),
  ),
  CONTENT_RELOAD: optional(onOrOff),
  API_HOST: optional(host),
  UPSTREAM_TIMEOUT: optional(
    digits('expected seconds, more than 0 and at most 300', (s) => s > 0 && s <= 300),
  ),
  API_CACHE: optional(onOrOff),
  API_FRESH: optional(digits('expected seconds, at most 86400', (s) => s <= 86_400)),
  API_STALE: optional(digits('expected seconds, at most 31536000', (s) => s <= 31_536_000)),
  DATA_DIR: optional(z.string()),
  BACKUP_DIR: optional(z.string()),
  MEDIA_QUOTA: optional(
    digits('expected megabytes from 10 to 1000000', (size) => size >= 10 && size <= 1_000_000),
  ),
  DATABASE_URL: optional(
    z.string().refine((value) => hasScheme(value, ['postgres:', 'postgresql:']), 'expected postgres://…'),
  ),
  RATE_LIMIT: optional(
    z.union(
      [z.literal('off'), digits(numberOrOff, (count) => Number.isInteger(count) && count > 0)],
      numberOrOff,
    ),
  ),
  SERVICE_WORKER: optional(onOrOff),
  VISITS: optional(onOrOff),
  DESK: optional(onOrOff),
  SMTP_URL: optional(
    z.string().refine((value) => hasScheme(value, ['smtp:', 'smtps:']), 'expected smtp://… or smtps://…'),
  ),
  MAIL_FROM: optional(sender),
  TRUST_PROXY: optional(proxies),
  METRICS_PORT: optional(port),
  LOG_LEVEL: optional(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'expected one of fatal, error, warn, info, debug, trace, silent',
    }),
  ),
});

/** The operator's settings (docs/operating.md) with defaults. */
export interface Environment {
  /** 0 lets the system choose. */
  readonly port: number;
  readonly host: string;
  /** Path of the site config, as given. */
  readonly siteConfig: string;
  /** Folder of several sites, which replaces `siteConfig`; undefined: one site. */
  readonly sitesDir: string | undefined;
  /** How many of several sites are open at most. */
  readonly sitesOpen: number;
  /** Whether the site is read again when its config or content changes. */
  readonly contentReload: boolean;
  /** Address of the council's own server without a slash at its end; undefined: the config's, else the embedded council. */
  readonly apiHost: string | undefined;
  /** Seconds to wait for the council's server; undefined: what the config says. */
  readonly upstreamTimeout: number | undefined;
  /** Whether the answers of the council's server are cached. */
  readonly apiCache: boolean;
  /** Seconds for which such an answer is fresh, unless its source says otherwise. */
  readonly apiFresh: number;
  /** Seconds for which such an answer is used when no newer one comes. */
  readonly apiStale: number;
  readonly dataDir: string;
  /** Folder of the archives of `npm run backup`, whose age the server watches; undefined: none. */
  readonly backupDir: string | undefined;
  /** Bytes that the picture files may take. */
  readonly mediaQuota: number;
  readonly databaseUrl: string | undefined;
  /** Submissions per 10 minutes, address and form. */
  readonly rateLimit: number | 'off';
  /** Whether browsers keep pages for visits offline; `false` removes what they have kept. */
  readonly serviceWorker: boolean;
  /** Whether visits are counted. */
  readonly visits: boolean;
  /** Whether the council looks after its site at `/desk`. */
  readonly desk: boolean;
  /** What takes mails for the people of the desk; undefined: none are sent. */
  readonly mail: { readonly url: string; readonly from: string } | undefined;
  /** As Fastify's `trustProxy` wants it: nobody, this many hops, or these addresses. */
  readonly trustProxy: false | number | string[];
  /** Port of the Prometheus metrics; undefined: none. */
  readonly metricsPort: number | undefined;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

/** The environment, or one line for every variable that is wrong. */
export type EnvironmentReading =
  | { readonly ok: true; readonly environment: Environment }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Omits the value: one of them contains a password. */
function lineOf({ path, message }: z.core.$ZodIssue): string {
  return `${path.join('.')}: ${message}`;
}

function mailOf({ SMTP_URL: url, MAIL_FROM: from }: z.infer<typeof variables>): Environment['mail'] {
  return url !== undefined && from !== undefined ? { url, from } : undefined;
}

function withDefaults(values: z.infer<typeof variables>): Environment {
  return {
    port: values.PORT ?? 8080,
    host: values.HOST ?? '127.0.0.1',
    siteConfig: values.SITE_CONFIG ?? './site.config.json',
    sitesDir: values.SITES_DIR,
    sitesOpen: values.SITES_OPEN ?? 32,
    contentReload: values.CONTENT_RELOAD !== 'off',
    apiHost: values.API_HOST,
    upstreamTimeout: values.UPSTREAM_TIMEOUT,
    apiCache: values.API_CACHE !== 'off',
    apiFresh: values.API_FRESH ?? 60,
    apiStale: values.API_STALE ?? 604_800,
    dataDir: values.DATA_DIR ?? './data',
    backupDir: values.BACKUP_DIR,
    mediaQuota: (values.MEDIA_QUOTA ?? 1000) * 1_000_000,
    databaseUrl: values.DATABASE_URL,
    rateLimit: values.RATE_LIMIT ?? 300,
    serviceWorker: values.SERVICE_WORKER !== 'off',
    visits: values.VISITS !== 'off',
    desk: values.DESK !== 'off',
    mail: mailOf(values),
    trustProxy: values.TRUST_PROXY ?? false,
    metricsPort: values.METRICS_PORT,
    logLevel: values.LOG_LEVEL ?? 'info',
  };
}

/** Mails need a server and a sender. Each site of a folder of sites has its own config, which names its council's server. */
function conflicts(values: z.infer<typeof variables>): readonly string[] {
  const { SMTP_URL: url, MAIL_FROM: from } = values;
  if (url === undefined && from !== undefined) return ['MAIL_FROM: has no effect without SMTP_URL'];
  if (url !== undefined && from === undefined) return ['SMTP_URL: needs MAIL_FROM, the sender of the mails'];
  if (values.SITES_DIR === undefined) return [];
  const names = ['SITE_CONFIG', 'API_HOST'] as const;
  const given = names.filter((name) => values[name] !== undefined);
  return given.map((name) => `${name}: cannot be used with SITES_DIR; each site has a config of its own`);
}

/** Reads the variables of docs/operating.md. An empty one counts as unset. The caller reports problems and exits with 1. */
export function readEnvironment(from: Readonly<Record<string, string | undefined>>): EnvironmentReading {
  const reading = variables.safeParse(from);
  if (!reading.success) return { ok: false, problems: reading.error.issues.map(lineOf) };
  const problems = conflicts(reading.data);
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, environment: withDefaults(reading.data) };
}
