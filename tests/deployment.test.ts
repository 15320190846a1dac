import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readEnvironment } from '../src/server/environment';

const read = (name: string): string => readFileSync(join(import.meta.dirname, '..', name), 'utf8');

const unit = read('deploy/panchayat-site.service');
const command = read('deploy/panchayat-site');
const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');

/** The values of a setting of the unit. */
function settings(name: string): string[] {
  return [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value);
}

/** Environment variables from `NAME=value`. */
function variablesOf(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const [name = '', value = ''] = line.split('=');
      return [name, value] as const;
    }),
  );
}

describe('the unit', () => {
  test('starts the packed program', () => {
    expect(settings('ExecStart')).toEqual(['/usr/bin/env node /opt/panchayat-site/site.mjs start']);
  });

  test('lets the server write to its own folder only', () => {
    for (const line of [
      'DynamicUser=yes',
      'ProtectSystem=strict',
      'ProtectHome=yes',
      'PrivateTmp=yes',
      'NoNewPrivileges=yes',
    ])
      expect(unit.split('\n')).toContain(line);
    expect(settings('CapabilityBoundingSet')).toEqual(['']);
    expect(settings('StateDirectory')).toEqual(['panchayat-site']);
  });

  test('has settings that the server understands', () => {
    const variables = variablesOf(settings('Environment'));
    expect(readEnvironment(variables)).toMatchObject({ ok: true });
    expect(readEnvironment({ ...variables, SITE_CONFIG: '', SITES_DIR: '/sites' })).toMatchObject({
      ok: true,
    });
  });

  test('allows more time to stop than the server takes', () => {
    expect(Number(settings('TimeoutStopSec')[0])).toBeGreaterThan(9);
  });
});

test('commands have the user, the folder and the settings of the service', () => {
  for (const name of [
    'DynamicUser',
    'User',
    'UMask',
    'StateDirectory',
    'StateDirectoryMode',
    'EnvironmentFile',
  ])
    expect(command).toContain(`--property=${name}=${settings(name)[0] ?? '?'}`);
  expect(command).toContain(`--working-directory=${settings('WorkingDirectory')[0] ?? '?'}`);
  for (const line of settings('Environment').filter((each) => !each.startsWith('TRUST_PROXY')))
    expect(command).toContain(`--setenv=${line}`);
});

test.each(['backup', 'mirror'])(
  'the unit of the %s has the user, the folder and the settings of the service',
  (name) => {
    const lines = read(`deploy/panchayat-site-${name}.service`).split('\n');
    const names = ['DynamicUser', 'User', 'StateDirectory', 'StateDirectoryMode', 'WorkingDirectory'];
    for (const each of [...names, 'EnvironmentFile'])
      expect(lines).toContain(`${each}=${settings(each)[0] ?? '?'}`);
    const served = settings('Environment').filter((line) => /^(?:SITE_CONFIG|DATA_DIR)=/.test(line));
    for (const line of served) expect(lines).toContain(`Environment=${line}`);
  },
);

test('backups are in the folder that the server watches, and closed to others', () => {
  const lines = read('deploy/panchayat-site-backup.service').split('\n');
  expect(lines).toContain(`UMask=${settings('UMask')[0] ?? '?'}`);
  expect(lines).toContain(
    settings('Environment')
      .find((line) => line.startsWith('BACKUP_DIR'))
      ?.replace(/^/, 'Environment='),
  );
});

describe('the image', () => {
  const stages = dockerfile.split(/^(?=FROM )/m).slice(1);
  const last = stages.at(-1) ?? '';

  test('has the program only, and another user than root', () => {
    expect(stages).toHaveLength(3);
    expect(last.match(/^COPY .*$/gm)).toEqual([
      'COPY --from=program /opt/panchayat-site /opt/panchayat-site',
    ]);
    expect(last).toMatch(/^USER node$/m);
    expect(last).toMatch(/^HEALTHCHECK /m);
    expect(last).toContain('ENTRYPOINT ["node", "/opt/panchayat-site/site.mjs"]\nCMD ["start"]');
  });

  test('has settings that the server understands', () => {
    const [, line = ''] = /^ENV (.*)$/m.exec(last) ?? [];
    const variables = variablesOf(line.split(' '));
    const none = { DATABASE_URL: '', SMTP_URL: '', MAIL_FROM: '', TRUST_PROXY: '1' };
    expect(readEnvironment({ ...variables, ...none })).toMatchObject({ ok: true });
  });

  test('is not given secrets and what is built anew', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const name of ['**/.env*', '**/node_modules', 'dist', 'data', '.git'])
      expect(ignored).toContain(name);
  });
});

test('containers keep their files read-only and have no capabilities', () => {
  for (const line of ['read_only: true', 'cap_drop: [ALL]', "security_opt: ['no-new-privileges:true']"])
    expect(compose).toContain(`    ${line}\n`);
  expect(compose).toContain('./deploy/Caddyfile:/etc/caddy/Caddyfile:ro');
});

test('an empty machine takes at most 15 commands', () => {
  const [, section = ''] =
    /^## From an empty machine to https$(.+?)^## /ms.exec(read('docs/deploying.md')) ?? [];
  const commands = section.match(/^ {4}\S.*$/gm) ?? [];
  expect(commands.length).toBeGreaterThan(10);
  expect(commands.length).toBeLessThanOrEqual(15);
});
