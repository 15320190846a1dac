import { expect, test } from 'vitest';
import { bindDownload } from '../../src/templates/download/bind';
import { contextIn } from '../engine/binding/sample-context';

test('a table is that of the language, and without a licence there is no link to one', () => {
  const { site } = contextIn('EN');
  const section = { template: 'download', source: 'works' } as const;
  const withLicence = (licence: string) => ({
    site: { ...site, config: { ...site.config, openData: { licence } } },
  });
  expect(bindDownload(section, withLicence('https://licence.example/by'))).toEqual({
    table: '/en/data/works.csv',
    licence: 'https://licence.example/by',
  });
  const { openData: _openData, ...config } = site.config;
  expect(bindDownload(section, { site: { ...site, config } }).licence).toBeNull();
});
