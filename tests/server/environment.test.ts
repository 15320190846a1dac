import { describe, expect, it } from 'vitest';
import { readEnvironment } from '../../server/environment';

function problemsOf(from: Record<string, string>): readonly string[] {
  const reading = readEnvironment(from);
  return reading.ok ? [] : reading.problems;
}

describe('the environment', () => {
  it('has defaults, also for empty values', () => {
    const defaults = {
      port: 8080,
      host: '127.0.0.1',
      siteConfig: './site.config.json',
      apiHost: undefined,
      upstreamTimeout: undefined,
      dataDir: './data',
      databaseUrl: undefined,
      rateLimit: 300,
      trustProxy: false,
      logLevel: 'info',
    };
    expect(readEnvironment({})).toEqual({ ok: true, environment: defaults });
    expect(readEnvironment({ PORT: '', API_HOST: ' ' })).toEqual({ ok: true, environment: defaults });
  });

  it.each([
    [{ PORT: '0' }, { port: 0 }],
    [{ API_HOST: 'https://api.example/' }, { apiHost: 'https://api.example' }],
    [{ UPSTREAM_TIMEOUT: '1.5' }, { upstreamTimeout: 1.5 }],
    [{ RATE_LIMIT: 'off' }, { rateLimit: 'off' }],
    [{ RATE_LIMIT: '5' }, { rateLimit: 5 }],
    [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
    [{ TRUST_PROXY: 'loopback, 10.0.0.0/8,::1' }, { trustProxy: ['loopback', '10.0.0.0/8', '::1'] }],
    [{ DATABASE_URL: 'postgres://a:b@c/d' }, { databaseUrl: 'postgres://a:b@c/d' }],
  ])('%j is %j', (from, expected) => {
    expect(readEnvironment(from)).toMatchObject({ ok: true, environment: expected });
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT: expected a port from 0 to 65535'],
    [{ PORT: '70000' }, 'PORT: expected a port from 0 to 65535'],
    [{ PORT: '80.5' }, 'PORT: expected a port from 0 to 65535'],
    [{ HOST: 'a b' }, 'HOST: expected a host name or an IP address'],
    [{ API_HOST: 'api.example' }, 'API_HOST: expected an address such as https://api.example.in'],
    [{ API_HOST: 'ftp://api.example' }, 'API_HOST: expected an address such as https://api.example.in'],
    [{ UPSTREAM_TIMEOUT: '0' }, 'UPSTREAM_TIMEOUT: expected seconds, more than 0 and at most 300'],
    [{ UPSTREAM_TIMEOUT: 'x' }, 'UPSTREAM_TIMEOUT: expected seconds, more than 0 and at most 300'],
    [{ DATABASE_URL: 'mysql://root:secret@h/d' }, 'DATABASE_URL: expected postgres://…'],
    [{ RATE_LIMIT: '-1' }, 'RATE_LIMIT: expected a whole number above 0, or off'],
    [
      { TRUST_PROXY: 'anybody' },
      'TRUST_PROXY: expected addresses or networks, with commas between, or the number of proxies',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: expected one of fatal, error, warn, info, debug, trace, silent'],
  ])('%j is told in one line', (from, line) => {
    expect(problemsOf(from)).toEqual([line]);
  });

  it('tells all mistakes at once', () => {
    expect(problemsOf({ PORT: 'x', HOST: '?' })).toHaveLength(2);
  });
});
