import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
  '.woff2': 'font/woff2',
};

/** A server of files and nothing else. */
export interface StaticHost {
  /** Such as http://127.0.0.1:40123. */
  readonly address: string;
  readonly close: () => void;
}

/** The file of a path: itself, or the index of the folder. Null when there is none. */
async function fileOf(
  folder: string,
  path: string,
): Promise<{ readonly name: string; readonly bytes: Buffer } | null> {
  for (const name of [path, join(path, 'index.html')]) {
    const bytes = await readFile(join(folder, name)).catch(() => null);
    if (bytes) return { name, bytes };
  }
  return null;
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The host has no port.');
  return `http://127.0.0.1:${String(address.port)}`;
}

/** Serves a folder as the simplest hosts do: without headers, with `404.html` for missing files. */
export async function startStaticHost(folder: string): Promise<StaticHost> {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    void fileOf(folder, path).then(async (file) => {
      const { name, bytes } = file ?? { name: '404.html', bytes: await readFile(join(folder, '404.html')) };
      response
        .writeHead(file ? 200 : 404, { 'content-type': types[extname(name)] ?? 'text/plain' })
        .end(bytes);
    });
  });
  const address = await listen(server);
  return {
    address,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
