import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../tests/server/postgres';

/** A running nginx. */
export interface Nginx {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

const configOf = (folder: string, port: number) => `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder}/files;
    default_type "text/html; charset=utf-8";
    add_header Content-Encoding br;
  }
}
`;

async function waitFor(address: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answered = await fetch(address).then(
      () => true,
      () => false,
    );
    if (answered) return;
    await sleep(50);
  }
  throw new Error('nginx did not start.');
}

/**
 * Serves a file with one nginx process.
 * @param folder an existing folder for everything that nginx writes
 * @param name path of the file without its slash
 * @param bytes the file, compressed with brotli
 */
export async function startNginx(folder: string, name: string, bytes: Buffer): Promise<Nginx> {
  const port = await freePort();
  // The worker may run as another user.
  chmodSync(folder, 0o755);
  mkdirSync(join(folder, 'files'));
  writeFileSync(join(folder, 'files', name), bytes);
  writeFileSync(join(folder, 'nginx.conf'), configOf(folder, port));
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]);
  const address = `http://127.0.0.1:${port}`;
  await waitFor(`${address}/${name}`);
  return {
    address,
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}
