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

const host = z
  .string()
  .refine(
    (value) => hasScheme(value, ['http:', 'https:']),
    'expected an address such as https://api.example.in',
  )
  .transform((value) => value.replace(/\/+$/, ''));

const variables = z.object({
  PORT: optional(
    digits('expected a port from 0 to 65535', (port) => Number.isInteger(port) && port <= 65535),
  ),
  HOST: optional(z.string().regex(/^[\w.:-]+$/, 'expected a host name or an IP address')),
  SITE_CONFIG: optional(z.string()),
  API_HOST: optional(host),
  UPSTREAM_TIMEOUT: optional(
    digits('expected seconds, more than 0 and at most 300', (s) => s > 0 && s <= 300),
  ),
  DATA_DIR: optional(z.string()),
  DATABASE_URL: optional(
    z.string().refine((value) => hasScheme(value, ['postgres:', 'postgresql:']), 'expected postgres://…'),
  ),
  RATE_LIMIT: optional(
    z.union(
      [z.literal('off'), digits('', (count) => Number.isInteger(count) && count > 0)],
      'expected a whole number above 0, or off',
    ),
  ),
  TRUST_PROXY: optional(proxies),
  LOG_LEVEL: optional(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'expected one of fatal, error, warn, info, debug, trace, silent',
    }),
  ),
});

/** What the operator set (design.md, section 7), with the defaults filled in. */
export interface Environment {
  /** 0 lets the system choose. */
  readonly port: number;
  readonly host: string;
  /** Path of the site config, as given. */
  readonly siteConfig: string;
  /** Address of the council's own server without a slash at its end; undefined: the config's, else the embedded council. */
  readonly apiHost: string | undefined;
  /** Seconds to wait for the council's server; undefined: what the config says. */
  readonly upstreamTimeout: number | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Submissions per 10 minutes, address and form. */
  readonly rateLimit: number | 'off';
  /** As Fastify's `trustProxy` wants it: nobody, this many hops, or these addresses. */
  readonly trustProxy: false | number | string[];
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';
}

/** The environment, or one line for every variable that is wrong. */
export type EnvironmentReading =
  | { readonly ok: true; readonly environment: Environment }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Never tells a value: one of them holds a password. */
function lineOf({ path, message }: z.core.$ZodIssue): string {
  return `${path.join('.')}: ${message}`;
}

function withDefaults(values: z.infer<typeof variables>): Environment {
  return {
    port: values.PORT ?? 8080,
    host: values.HOST ?? '127.0.0.1',
    siteConfig: values.SITE_CONFIG ?? './site.config.json',
    apiHost: values.API_HOST,
    upstreamTimeout: values.UPSTREAM_TIMEOUT,
    dataDir: values.DATA_DIR ?? './data',
    databaseUrl: values.DATABASE_URL,
    rateLimit: values.RATE_LIMIT ?? 300,
    trustProxy: values.TRUST_PROXY ?? false,
    logLevel: values.LOG_LEVEL ?? 'info',
  };
}

/** Reads the variables of design.md, section 7. An empty one counts as unset. The caller tells problems and exits with 1. */
export function readEnvironment(from: Readonly<Record<string, string | undefined>>): EnvironmentReading {
  const reading = variables.safeParse(from);
  if (reading.success) return { ok: true, environment: withDefaults(reading.data) };
  return { ok: false, problems: reading.error.issues.map(lineOf) };
}
