import { expect, test } from 'vitest';
import { formatReports } from '../../scripts/check-api/format-reports';
import { notCalled, reportSources } from '../../scripts/check-api/source-reports';
import { councilHost } from './council-host';
import { sampleSite } from './sample-site';
import { startSpecificationCouncil } from './specification-council';

const site = await sampleSite();

test('every source with a path is called, by id with the first id, and no others', async () => {
  const council = await startSpecificationCouncil();
  council.fail('/Donator/', 404);
  const reports = await reportSources(site, council.host, 5000);
  await council.close();
  const withPath = Object.entries(site.config.sources).filter(([, { path }]) => path !== undefined);
  expect(reports.map(({ source }) => source)).toEqual(withPath.map(([name]) => name));
  expect(council.unknown).toEqual([]);
  const failed = reports.filter(({ failures }) => failures.some((one) => one !== notCalled));
  expect(failed).toMatchObject([{ source: 'donators', failures: ['status 404'], records: null }]);
  const of = (name: string) => reports.find(({ source }) => source === name);
  expect(of('organisationImages')?.records).toBeGreaterThan(0);
  expect(of('committeeMembers')?.records).toBeGreaterThan(0);
  expect(of('members')).toMatchObject({ missing: [], unknown: [], leftOut: 0, largePictures: 0 });
  expect(of('bankDetails')?.missing).toEqual(['upiId', 'upiName']);
});

test('the table says what is wrong with records', async () => {
  const records = [
    {
      id: 1,
      title: 'A',
      newsHeading: 'Sale',
      newsDate: 'soon',
      imageBase64: `/9j/${'A'.repeat(1_500_000)}`,
      views: 3,
    },
    'no record',
  ];
  const { host } = await councilHost((reply, url) =>
    url.includes('lang=HI')
      ? reply.type('text/html').send('<h1>Error</h1>')
      : reply.send({ status: true, data: records }),
  );
  const { news } = site.config.sources;
  const sources = news ? { news: { ...news, extend: ['validUntil'] } } : {};
  const extending = {
    ...site,
    config: { ...site.config, sources, pages: [] },
    records: { news: [{ id: 1, validUntil: '2026-12-31' }, { id: 'gone', validUntil: '2026-12-31' }, {}] },
  };
  const reports = await reportSources(extending, host.replace(/\/$/, ''), 5000);
  expect(reports).toMatchObject([
    {
      failures: ['HI: HTML instead of JSON'],
      records: 2,
      leftOut: 1,
      largePictures: 1,
      unread: { count: 1 },
    },
  ]);
  expect(reports[0]?.unknown).toEqual(['title', 'views']);
  expect(reports[0]?.missing).toContain('newsDescription');
  expect(reports[0]?.missing).not.toContain('validUntil');
  const text = formatReports(reports);
  expect(text).toMatch(/^news +\/News\/GetPublicList +HI: HTML instead of JSON +2 +1 +1 +1$/m);
  expect(text).toContain('news: not in its entity: title, views');
  expect(text).toContain(
    'news: let the server answer GET /api/News/GetPublicList, or remove “path” from the source',
  );
  expect(text).toContain('news: the content folder extends records that there are not: gone');
  expect(text).toContain('newsDate of 1');
});

test('a list that needs an id of an empty list is not called', async () => {
  const { host, asked } = await councilHost((reply) => reply.send({ status: true, data: [] }));
  const reports = await reportSources(site, host.replace(/\/$/, ''), 5000);
  expect(reports.find(({ source }) => source === 'committeeMembers')?.failures).toEqual([notCalled]);
  expect(asked.filter((path) => path.includes('Id='))).toEqual([]);
});
