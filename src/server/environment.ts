import { z } from 'zod';
import {
  ageKeys,
  baseUrl,
  digits,
  hasScheme,
  isUnset,
  megabytes,
  numberOrOff,
  onOrOff,
  optionalVariable,
  port,
  proxies,
  sender,
  variable,
} from './environment-values';

/** The operator's settings, by the names that the code uses. */
const settings = z.object({
  port: variable('PORT', '8080', 'port on which the server listens; 0: the system chooses one', port),
  host: variable(
    'HOST',
    '127.0.0.1',
    'address on which the server listens',
    z.string().regex(/^[\w.:-]+$/, 'expected a host name or an IP address'),
  ),
  siteConfig: variable(
    'SITE_CONFIG',
    'site.config.json',
    'the site’s config; its content folder is found beside it',
    z.string(),
  ),
  sitesDir: optionalVariable(
    'SITES_DIR',
    'a folder of sites instead of `SITE_CONFIG` and `API_HOST`: see [several sites](#several-sites)',
    z.string(),
  ),
  sitesOpen: variable(
    'SITES_OPEN',
    '32',
    'how many of several sites are open at a time',
    digits('expected a whole number from 1 to 10000', (n) => Number.isInteger(n) && n >= 1 && n <= 10_000),
  ),
  contentReload: variable(
    'CONTENT_RELOAD',
    'on',
    '`off`: changes of the config and the content need a restart',
    onOrOff,
  ),
  apiHost: optionalVariable(
    'API_HOST',
    'the council’s own server; calls go to `$API_HOST/api` (the config’s own, else the embedded council)',
    baseUrl,
  ),
  upstreamTimeout: optionalVariable(
    'UPSTREAM_TIMEOUT',
    'seconds to wait for that server (the config’s, 5)',
    digits('expected seconds, more than 0 and at most 300', (s) => s > 0 && s <= 300),
  ),
  apiCache: variable('API_CACHE', 'on', '`off`: every request calls that server', onOrOff),
  apiFresh: variable(
    'API_FRESH',
    '60',
    'seconds for which an answer of that server is fresh, unless its source says otherwise (`fresh`)',
    digits('expected seconds, at most 86400', (s) => s <= 86_400),
  ),
  apiStale: variable(
    'API_STALE',
    '604800',
    'seconds for which an answer is used while no newer one comes; the default is 7 days',
    digits('expected seconds, at most 31536000', (s) => s <= 31_536_000),
  ),
  dataDir: variable(
    'DATA_DIR',
    './data',
    'where submissions, picture files and cached answers lie',
    z.string(),
  ),
  backupDir: optionalVariable(
    'BACKUP_DIR',
    'folder of [backups](#backups), whose age the server watches (none)',
    z.string(),
  ),
  /** Public keys. */
  backupRecipients: optionalVariable(
    'BACKUP_RECIPIENT',
    'public key of [age](https://age-encryption.org) by which backups are encrypted; several with commas (none)',
    ageKeys,
  ),
  /** In bytes. */
  backupLimit: optionalVariable(
    'BACKUP_LIMIT',
    'megabytes that the backups of a site may take; the oldest are deleted first (none)',
    megabytes(1),
  ),
  /** In bytes. */
  mediaQuota: variable(
    'MEDIA_QUOTA',
    '1000',
    'megabytes that the picture files may take, on the disk and in PostgreSQL each, from 10',
    megabytes(10),
  ),
  /** In bytes. */
  photoQuota: variable(
    'PHOTO_QUOTA',
    '2000',
    'megabytes that the photos of submissions may take in the database, from 10',
    megabytes(10),
  ),
  databaseUrl: optionalVariable(
    'DATABASE_URL',
    'PostgreSQL for submissions and what instances share (unset: a file in `DATA_DIR`, one instance)',
    z.string().refine((value) => hasScheme(value, ['postgres:', 'postgresql:']), 'expected postgres://…'),
  ),
  rateLimit: variable(
    'RATE_LIMIT',
    '300',
    'submissions per 10 minutes, address and form, over all instances, or `off`',
    numberOrOff,
  ),
  serviceWorker: variable(
    'SERVICE_WORKER',
    'on',
    '`off`: browsers keep no pages for visits offline, and remove those they have kept',
    onOrOff,
  ),
  desk: variable('DESK', 'on', '`off`: the [desk](desk.md) at `/desk` is not there', onOrOff),
  smtpUrl: optionalVariable(
    'SMTP_URL',
    'server that takes [mails](#mails) for the people of the desk, `smtps://user:password@host` (none)',
    z.string().refine((value) => hasScheme(value, ['smtp:', 'smtps:']), 'expected smtp://… or smtps://…'),
  ),
  mailFrom: optionalVariable(
    'MAIL_FROM',
    'sender of these mails, such as `Gram Panchayat <website@panchayat.example>`; needed with `SMTP_URL`',
    sender,
  ),
  translateUrl: optionalVariable(
    'TRANSLATE_URL',
    'service that drafts [translations](#translations), such as `https://translate.example/translate` (none)',
    baseUrl,
  ),
  translateKey: optionalVariable('TRANSLATE_KEY', 'key that this service wants (none)', z.string()),
  visits: variable('VISITS', 'on', '`off`: views of pages are not counted', onOrOff),
  /** This many hops, or these addresses. */
  trustProxy: optionalVariable(
    'TRUST_PROXY',
    'proxies whose forwarded address counts: addresses, networks, or how many hops (none)',
    proxies,
  ),
  metricsPort: optionalVariable(
    'METRICS_PORT',
    'port of the Prometheus metrics, on the same `HOST` (none)',
    port,
  ),
  logLevel: variable(
    'LOG_LEVEL',
    'info',
    'fatal, error, warn, info, debug, trace or silent',
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'expected one of fatal, error, warn, info, debug, trace, silent',
    }),
  ),
});

type Settings = z.infer<typeof settings>;

/** The operator's settings (docs/operating.md) with defaults. */
export interface Environment extends Readonly<
  Omit<Settings, 'smtpUrl' | 'mailFrom' | 'translateUrl' | 'translateKey'>
> {
  /** Mail server and sender for mails to the people of the desk; undefined: none are sent. */
  readonly mail: { readonly url: string; readonly from: string } | undefined;
  /** The service that drafts translations; undefined: there is none. */
  readonly translation: { readonly url: string; readonly key: string | undefined } | undefined;
}

/** The environment, or one line for every variable that is wrong. */
export type EnvironmentReading =
  | { readonly ok: true; readonly environment: Environment }
  | { readonly ok: false; readonly problems: readonly string[] };

type Variables = Readonly<Record<string, string | undefined> & { SITE_CONFIG?: string | undefined }>;

/** Each setting with its variable, and what the documentation says about it. */
const variables = settings.keyof().options.map((key) => {
  const { title: name = '', description: meaning = '' } = settings.shape[key].meta() ?? {};
  return { key, name, meaning };
});
const names = new Map<PropertyKey | undefined, string>(variables.map(({ key, name }) => [key, name]));

/** Rows of the table of docs/operating.md, in Markdown. */
export const variableRows = variables.map(({ name, meaning }) => [`\`${name}\``, meaning] as const);

/** Omits the value: one of them contains a password. */
function lineOf({ path, message }: z.core.$ZodIssue): string {
  return `${names.get(path[0]) ?? ''}: ${message}`;
}

/** Mails need a server and a sender. Each site of a folder of sites has its own config, which names its council's server. */
function conflicts(from: Variables): readonly string[] {
  const isSet = (name: string) => !isUnset(from[name]);
  if (isSet('MAIL_FROM') && !isSet('SMTP_URL')) return ['MAIL_FROM: has no effect without SMTP_URL'];
  if (isSet('SMTP_URL') && !isSet('MAIL_FROM')) return ['SMTP_URL: needs MAIL_FROM, the sender of the mails'];
  if (isSet('TRANSLATE_KEY') && !isSet('TRANSLATE_URL'))
    return ['TRANSLATE_KEY: has no effect without TRANSLATE_URL'];
  if (!isSet('SITES_DIR')) return [];
  return ['SITE_CONFIG', 'API_HOST']
    .filter(isSet)
    .map((name) => `${name}: cannot be used with SITES_DIR; each site has a config of its own`);
}

/** Reads the variables. An empty one counts as unset. The caller reports problems and exits with 1. */
export function readEnvironment(from: Variables): EnvironmentReading {
  const reading = settings.safeParse(Object.fromEntries(variables.map(({ key, name }) => [key, from[name]])));
  const problems = [...(reading.error?.issues ?? []).map(lineOf), ...conflicts(from)];
  if (!reading.success || problems.length > 0) return { ok: false, problems };
  const { smtpUrl: url, mailFrom, translateUrl, translateKey: key, ...environment } = reading.data;
  const mail = url !== undefined && mailFrom !== undefined ? { url, from: mailFrom } : undefined;
  const translation = translateUrl === undefined ? undefined : { url: translateUrl, key };
  return { ok: true, environment: { ...environment, mail, translation } };
}

/** Path of the site config, for commands that read no other variable. */
export function siteConfigPath(from: Variables): string {
  return settings.shape.siteConfig.parse(from.SITE_CONFIG);
}
