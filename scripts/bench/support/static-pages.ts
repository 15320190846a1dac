import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';

export interface StaticPages {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves pages as brotli bytes, for which browsers ask again each time, as for those of a site; requests for anything else are answered from a site.
 * @param pages HTML by path
 * @param site address of the site that has the pictures
 */
export async function serveStaticPages(
  pages: ReadonlyMap<string, string>,
  site: string,
): Promise<StaticPages> {
  const bodies = new Map([...pages].map(([path, html]) => [path, brotliCompressSync(html)]));
  const tag = '"1"';
  const files = new Map<string, { readonly type: string; readonly body: Buffer }>();
  const load = async (path: string, accept: string) => {
    const key = `${path} ${accept}`;
    const known = files.get(key);
    if (known) return known;
    const response = await fetch(site + path, { headers: { accept } });
    const file = {
      type: response.headers.get('content-type') ?? '',
      body: Buffer.from(await response.arrayBuffer()),
    };
    files.set(key, file);
    return file;
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const body = bodies.get(path);
    if (body) {
      const headers = { 'cache-control': 'no-cache', etag: tag };
      if (request.headers['if-none-match'] === tag) {
        response.writeHead(304, headers).end();
        return;
      }
      response.writeHead(200, {
        ...headers,
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
      });
      response.end(body);
      return;
    }
    void load(path, request.headers.accept ?? '*/*').then((file) => {
      response.writeHead(200, { 'content-type': file.type, 'cache-control': 'public, max-age=31536000' });
      response.end(file.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return {
    address: `http://127.0.0.1:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
