import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { withVariables } from '../../scripts/reference/variables-table';
import { readEnvironment } from '../../src/server/environment';

function problemsOf(from: Record<string, string>): readonly string[] {
  const reading = readEnvironment(from);
  return reading.ok ? [] : reading.problems;
}

const wrongHost =
  'API_HOST: expected an address such as https://api.example.in, without a user, a password, “?” and “#”';

describe('the environment', () => {
  it('has defaults, also for empty values', () => {
    const defaults = {
      port: 8080,
      host: '127.0.0.1',
      siteConfig: 'site.config.json',
      sitesDir: undefined,
      sitesOpen: 32,
      contentReload: true,
      desk: true,
      apiHost: undefined,
      upstreamTimeout: undefined,
      apiCache: true,
      apiFresh: 60,
      apiStale: 604_800,
      dataDir: './data',
      backupDir: undefined,
      databaseUrl: undefined,
      rateLimit: 300,
      mediaQuota: 1_000_000_000,
      photoQuota: 2_000_000_000,
      serviceWorker: true,
      visits: true,
      trustProxy: undefined,
      metricsPort: undefined,
      logLevel: 'info',
    };
    expect(readEnvironment({})).toEqual({ ok: true, environment: defaults });
    expect(readEnvironment({ PORT: '', API_HOST: ' ' })).toEqual({ ok: true, environment: defaults });
  });

  it.each([
    [{ PORT: '0' }, { port: 0 }],
    [{ API_HOST: 'https://api.example/' }, { apiHost: 'https://api.example' }],
    [{ UPSTREAM_TIMEOUT: '1.5' }, { upstreamTimeout: 1.5 }],
    [{ API_CACHE: 'off' }, { apiCache: false }],
    [{ API_CACHE: 'on' }, { apiCache: true }],
    [{ API_FRESH: '0' }, { apiFresh: 0 }],
    [
      { API_FRESH: '2.5', API_STALE: '3600' },
      { apiFresh: 2.5, apiStale: 3600 },
    ],
    [{ SITES_DIR: './tenants' }, { sitesDir: './tenants' }],
    [{ BACKUP_DIR: '/srv/backups' }, { backupDir: '/srv/backups' }],
    [{ SITES_OPEN: '200' }, { sitesOpen: 200 }],
    [{ CONTENT_RELOAD: 'off' }, { contentReload: false }],
    [{ SERVICE_WORKER: 'off' }, { serviceWorker: false }],
    [{ RATE_LIMIT: 'off' }, { rateLimit: 'off' }],
    [{ RATE_LIMIT: '5' }, { rateLimit: 5 }],
    [{ MEDIA_QUOTA: '50' }, { mediaQuota: 50_000_000 }],
    [{ METRICS_PORT: '9090' }, { metricsPort: 9090 }],
    [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
    [{ TRUST_PROXY: 'loopback, 10.0.0.0/8,::1' }, { trustProxy: ['loopback', '10.0.0.0/8', '::1'] }],
    [{ DATABASE_URL: 'postgres://a:b@c/d' }, { databaseUrl: 'postgres://a:b@c/d' }],
    [
      { SMTP_URL: 'smtps://a:b@c', MAIL_FROM: 'Vadpur <desk@vadpur.example>' },
      { mail: { url: 'smtps://a:b@c', from: 'Vadpur <desk@vadpur.example>' } },
    ],
  ])('%j is %j', (from, expected) => {
    expect(readEnvironment(from)).toMatchObject({ ok: true, environment: expected });
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT: expected a port from 0 to 65535'],
    [{ SMTP_URL: 'smtp://c' }, 'SMTP_URL: needs MAIL_FROM, the sender of the mails'],
    [{ MAIL_FROM: 'a@b.example' }, 'MAIL_FROM: has no effect without SMTP_URL'],
    [{ SMTP_URL: 'https://c', MAIL_FROM: 'a@b.example' }, 'SMTP_URL: expected smtp://… or smtps://…'],
    [
      { SMTP_URL: 'smtp://c', MAIL_FROM: 'a@b.example, c@d.example' },
      'MAIL_FROM: expected an e-mail address, or a name and an address in < >',
    ],
    [
      { SITES_DIR: './tenants', API_HOST: 'https://api.example' },
      'API_HOST: cannot be used with SITES_DIR; each site has a config of its own',
    ],
    [{ PORT: '70000' }, 'PORT: expected a port from 0 to 65535'],
    [{ PORT: '80.5' }, 'PORT: expected a port from 0 to 65535'],
    [{ METRICS_PORT: '99999' }, 'METRICS_PORT: expected a port from 0 to 65535'],
    [{ HOST: 'a b' }, 'HOST: expected a host name or an IP address'],
    [{ API_HOST: 'api.example' }, wrongHost],
    [{ API_HOST: 'ftp://api.example' }, wrongHost],
    [{ API_HOST: 'https://user:secret@api.example' }, wrongHost],
    [{ API_HOST: 'https://api.example/?key=1' }, wrongHost],
    [{ API_HOST: 'https://api.example/#a' }, wrongHost],
    [{ UPSTREAM_TIMEOUT: '0' }, 'UPSTREAM_TIMEOUT: expected seconds, more than 0 and at most 300'],
    [{ UPSTREAM_TIMEOUT: 'x' }, 'UPSTREAM_TIMEOUT: expected seconds, more than 0 and at most 300'],
    [{ API_CACHE: 'no' }, 'API_CACHE: expected on or off'],
    [{ API_FRESH: '90000' }, 'API_FRESH: expected seconds, at most 86400'],
    [{ API_STALE: '-1' }, 'API_STALE: expected seconds, at most 31536000'],
    [{ DATABASE_URL: 'mysql://root:secret@h/d' }, 'DATABASE_URL: expected postgres://…'],
    [{ SITES_OPEN: '0' }, 'SITES_OPEN: expected a whole number from 1 to 10000'],
    [{ MEDIA_QUOTA: '1' }, 'MEDIA_QUOTA: expected megabytes from 10 to 1000000'],
    [{ RATE_LIMIT: '-1' }, 'RATE_LIMIT: expected a whole number above 0, or off'],
    [{ RATE_LIMIT: '0' }, 'RATE_LIMIT: expected a whole number above 0, or off'],
    [
      { TRUST_PROXY: 'anybody' },
      'TRUST_PROXY: expected addresses or networks, with commas between, or the number of proxies',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: expected one of fatal, error, warn, info, debug, trace, silent'],
  ])('%j is reported in one line', (from, line) => {
    expect(problemsOf(from)).toEqual([line]);
  });

  it('tells all mistakes at once', () => {
    expect(problemsOf({ PORT: 'x', HOST: '?', SMTP_URL: 'smtp://c' })).toEqual([
      'PORT: expected a port from 0 to 65535',
      'HOST: expected a host name or an IP address',
      'SMTP_URL: needs MAIL_FROM, the sender of the mails',
    ]);
  });
});

test('docs/operating.md has the current table of the variables; `npm run reference` writes it', async () => {
  const text = await readFile(join(import.meta.dirname, '../../docs/operating.md'), 'utf8');
  expect(withVariables(text)).toBe(text);
  expect(text).toContain('| `METRICS_PORT`');
});
