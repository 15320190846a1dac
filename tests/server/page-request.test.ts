import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { prefixedPath, resolvePath } from '../../src/engine/page/page-url';
import { pathOf } from '../../src/server/page/page-request';
import { pathInSmallLetters, pageTarget } from '../../src/server/page/page-target';
import { config as sample } from '../e2e/sample-config';
import { contextIn } from '../engine/binding/sample-context';
import { serveSite } from './site-server';

const { config } = contextIn('GU').site;

test.each(['12', '100%', 'a/b', 'a%2Fb', 'a b?c#d', 'ક'])(
  'the id %s in the URL of a page reaches it decoded exactly once (B10.1.3)',
  async (id) => {
    const app = fastify();
    app.get('/*', (request, reply) => reply.send(resolvePath(config, pathOf(request)).subject));
    const { body } = await app.inject(`${prefixedPath('GU', '/orgabout', id)}?x=%25`);
    await app.close();
    expect(body).toBe(id);
  },
);

test.each([
  ['/gu/Member', '/gu/member'],
  ['/GU/VillageHistory', '/gu/villagehistory'],
  ['/Member', '/member'],
  ['/gu/Nowhere', null],
  ['/gu/member', null],
  ['/gu/OrgAbout/A1', null],
])('the address %s with capitals leads to %s', (path, expected) => {
  expect(pathInSmallLetters(sample, path, pageTarget(sample, path, null))).toBe(expected);
});

test('a path with capitals leads to the page with its query', async () => {
  const answer = await fetch(`${await serveSite()}/gu/Member?page=2`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/gu/member?page=2']);
});
