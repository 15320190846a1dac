import { expect, test } from 'vitest';
import { z } from 'zod';
import { takingFields } from '../../src/desk/api/shares-api';
import { serveSite, sendRaw } from './site-server';

async function manifestOf(site: string, language: string): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(`${site}/desk/desk.webmanifest?language=${language}`);
  expect(response.headers.get('content-type')).toContain('application/manifest+json');
  return z.record(z.string(), z.unknown()).parse(await response.json());
}

test('the desk is an app in its own scope, to which pictures, PDFs and texts are shared', async () => {
  const site = await serveSite();
  const manifest = await manifestOf(site, 'GU');
  expect(manifest).toMatchObject({
    id: '/desk',
    scope: '/desk',
    start_url: '/desk',
    lang: 'gu',
    share_target: {
      action: '/desk/share',
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'files', accept: ['image/*', 'application/pdf', '.pdf'] }] },
    },
  });
  expect((await manifestOf(site, 'EN')).name).toMatch(/^Desk: /);
  expect((await manifestOf(site, '<x>')).id).toBe('/desk');
});

test('only the desk offers itself as an app that is shared to', async () => {
  const site = await serveSite();
  const desk = await fetch(`${site}/desk`);
  expect(await desk.text()).toContain('<link rel="manifest" href="/desk/desk.webmanifest?language=GU">');
  expect(desk.headers.get('content-security-policy')).toContain("manifest-src 'self'");
  const page = await (await fetch(`${site}/gu`)).text();
  expect(page).not.toContain('desk.webmanifest');
  expect(await (await fetch(`${site}/gu/site.webmanifest`)).text()).not.toContain('share_target');
});

test('the worker of shares has its texts, and is replaced where workers are off', async () => {
  const script = async (variables: Readonly<Record<string, string>>) => {
    const response = await fetch(`${await serveSite({ variables })}/desk/share-worker.js`);
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
    return response.text();
  };
  const worker = await script({});
  expect(worker).toContain('share worker');
  expect(worker).toContain('lang=\\"gu\\"');
  expect(await script({ SERVICE_WORKER: 'off' })).toContain('unregister');
});

test('a share that reaches the server is not read, and the person is asked to share again', async () => {
  const site = await serveSite();
  const headers = ['Host: x', 'Content-Type: multipart/form-data; boundary=b', 'Connection: close'];
  // A server that read the body would wait for it.
  const head = ['POST /desk/share HTTP/1.1', ...headers, 'Content-Length: 40000000', '', ''].join('\r\n');
  const answer = await sendRaw(site, head);
  expect(answer).toMatch(/^HTTP\/1.1 303/);
  expect(answer).toMatch(/location: \/desk\/share\?problem=failed/i);
});

test('what a list takes follows from the kinds of its fields', () => {
  const fields = [
    { name: 'id', kind: 'id' },
    { name: 'heading', kind: 'text' },
    { name: 'note', kind: 'text' },
    { name: 'about', kind: 'prose' },
    { name: 'photo', kind: 'image' },
    { name: 'file', kind: 'document' },
  ] as const;
  expect(takingFields(fields)).toEqual({
    title: 'heading',
    text: 'about',
    picture: 'photo',
    document: 'file',
  });
  expect(takingFields(fields.slice(0, 2))).toEqual({ title: 'heading' });
});
