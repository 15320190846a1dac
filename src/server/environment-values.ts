import { withoutTrailingSlashes } from '../engine/text/trailing-slash';
import { isIP } from 'node:net';
import { z } from 'zod';

/** Whether a variable has no value. */
export const isUnset = (value: unknown): boolean =>
  value === undefined || (typeof value === 'string' && value.trim() === '');

/**
 * Declares a variable: its schema, and its line in the table of docs/operating.md. An empty value counts as unset.
 * @param fallback the value of an unset variable, as an operator would write it
 */
export function variable<Schema extends z.ZodType>(
  name: string,
  fallback: string,
  meaning: string,
  schema: Schema,
) {
  return z
    .preprocess((value) => (isUnset(value) ? fallback : value), schema)
    .meta({ title: name, description: `${meaning} (${fallback})` });
}

/** Declares a variable that is undefined when it is unset. */
export function optionalVariable<Schema extends z.ZodType>(name: string, meaning: string, schema: Schema) {
  return z
    .preprocess((value) => (isUnset(value) ? undefined : value), schema.optional())
    .meta({ title: name, description: meaning });
}

/** A number without sign. */
export const digits = (message: string, test: (value: number) => boolean) =>
  z
    .string()
    .regex(/^\d{1,9}(\.\d+)?$/, message)
    .transform(Number)
    .refine(test, message);

/** A size that is written in megabytes, in bytes. */
export const megabytes = (least: number) =>
  digits(
    `expected megabytes from ${least} to 1000000`,
    (size) => size >= least && size <= 1_000_000,
  ).transform((size) => size * 1_000_000);

/** Public keys of age, with commas between. */
export const ageKeys = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .refine(
    (keys) => keys.every((key) => /^age1[02-9ac-hj-np-z]{58}$/.test(key)),
    'expected a public key of age, such as npm run backup -- --new-key FILE prints: age1…',
  );

/** Whether a text is a URL with one of some schemes, such as `smtp:`. */
export function hasScheme(value: string, schemes: readonly string[]): boolean {
  return URL.canParse(value) && schemes.includes(new URL(value).protocol);
}

function isProxy(value: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(value) || isIP(value) !== 0) return true;
  const [address = '', prefix = ''] = value.split('/');
  const family = isIP(address);
  if (family === 0 || !/^\d{1,3}$/.test(prefix)) return false;
  return Number(prefix) <= (family === 4 ? 32 : 128);
}

/** Addresses or networks of proxies, or their number. */
export const proxies = z
  .string()
  .transform((value) => (/^\d$/.test(value) ? Number(value) : value.split(',').map((part) => part.trim())))
  .refine(
    (value) => typeof value === 'number' || value.every(isProxy),
    'expected addresses or networks, with commas between, or the number of proxies',
  );

/** `fetch` rejects one with a password, which would be in the log, too. */
function isBaseUrl(value: string): boolean {
  if (!hasScheme(value, ['http:', 'https:']) || /[?#]/.test(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}

/** An address to which paths are appended, without a slash at its end. */
export const baseUrl = z
  .string()
  .refine(
    isBaseUrl,
    'expected an address such as https://api.example.in, without a user, a password, “?” and “#”',
  )
  .transform(withoutTrailingSlashes);

/** A port; 0 lets the system choose. */
export const port = digits(
  'expected a port from 0 to 65535',
  (value) => Number.isInteger(value) && value <= 65535,
);

/** An e-mail address, with or without a name before it. */
export const sender = z
  .string()
  .regex(
    /^(?:[^<>@\p{Cc}]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u,
    'expected an e-mail address, or a name and an address in < >',
  );

const numberOrOffExpected = 'expected a whole number above 0, or off';

/** A whole number above 0, or `off`. */
export const numberOrOff = z.union(
  [z.literal('off'), digits(numberOrOffExpected, (count) => Number.isInteger(count) && count > 0)],
  numberOrOffExpected,
);

/** A switch. */
export const onOrOff = z
  .enum(['on', 'off'], { error: 'expected on or off' })
  .transform((value): boolean => value === 'on');
