import { describe, expect, it } from 'vitest';
import { fitAddress } from '../../server/fit-address';
import { recordFitters } from '../../server/council/fit-records';
import { sampleSite } from './sample-site';

const fitters = recordFitters((await sampleSite()).entities);

function fit(entity: string, record: unknown) {
  return fitters.get(entity)?.([record], null);
}

describe('a field', () => {
  it.each([
    ['donator', 'amount', '2500.50', 2500.5],
    ['donator', 'amount', ' 12 ', 12],
    ['donator', 'amount', '', null],
    ['donator', 'amount', '12 lakh', null],
    ['donator', 'amount', true, null],
    ['donator', 'amount', Infinity, null],
    ['donator', 'name', 'A', 'A'],
    ['donator', 'name', '12', '12'],
    ['donator', 'name', '', ''],
    ['donator', 'name', 12, null],
    ['donator', 'name', { GU: 'x' }, null],
    ['donator', 'id', 'd1', 'd1'],
    ['donator', 'id', 4, 4],
    ['donator', 'id', [4], null],
    ['social-account', 'isVisible', 'true', true],
    ['social-account', 'isVisible', 'False', false],
    ['social-account', 'isVisible', 'yes', null],
    ['social-account', 'isVisible', 1, null],
    ['download-link', 'category', '2', 2],
    ['download-link', 'category', 3, null],
    ['download-link', 'category', 1.5, null],
    ['village-history', 'sequenceNo', '10', 10],
  ])('%s.%s: %o becomes %o', (entity, field, value, expected) => {
    expect(fit(entity, { [field]: value })).toEqual({ records: [{ [field]: expected }], leftOut: 0 });
  });

  it('that the entity does not have is removed', () => {
    const hostile: unknown = JSON.parse('{"__proto__":{"name":"x"},"constructor":1,"toString":2}');
    expect(fit('donator', hostile)).toEqual({ records: [{}], leftOut: 0 });
  });

  it('that is very long is cut, without half a character', () => {
    const record = fit('donator', { details: `${'a'.repeat(99_999)}😀` })?.records[0];
    expect(record?.details).toBe('a'.repeat(99_999));
  });
});

describe('nested records', () => {
  it('are made fit and counted likewise', () => {
    const works = [{ actualExpense: '5', extra: 1 }, null, 'x'];
    expect(fit('development-work-group', { id: 1, developmentWorkTrans: works })).toEqual({
      records: [{ id: 1, developmentWorkTrans: [{ actualExpense: 5 }] }],
      leftOut: 2,
    });
  });

  it.each([null, {}, 'x', 5])('are missing when they are %o', (works) => {
    const fitted = fit('development-work-group', { developmentWorkTrans: works });
    expect(fitted?.records).toEqual([{ developmentWorkTrans: null }]);
  });
});

describe('an address', () => {
  it.each([
    ['https://gov.example/a?b=ક', 'https://gov.example/a?b=ક'],
    ['HTTP://gov.example', 'HTTP://gov.example'],
    ['tel:+91112', 'tel:+91112'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['/forms/a.pdf#2', '/forms/a.pdf#2'],
    ['documents/a b.pdf', '/documents/a%20b.pdf'],
    ['../../etc/passwd', '/etc/passwd'],
    ['', null],
    ['javascript:alert(1)', null],
    [' JaVaScRiPt:alert(1)', null],
    ['java\nscript:alert(1)', null],
    ['\u0001javascript:alert(1)', null],
    ['vbscript:x', null],
    ['data:text/html,<script>', null],
    ['file:///etc/passwd', null],
    ['blob:https://a.example/1', null],
    ['//evil.example/x', null],
    ['/\\evil.example', null],
    ['http://', null],
  ])('of this site: %o becomes %o', (value, expected) => {
    expect(fitAddress(value, null)).toBe(expected);
  });

  it.each([
    ['/Uploads/a.pdf', 'https://api.example/Uploads/a.pdf'],
    ['Uploads/a.pdf', 'https://api.example/Uploads/a.pdf'],
    ['//cdn.example/x', 'https://cdn.example/x'],
    ['javascript:alert(1)', null],
  ])('of a council server: %o becomes %o', (value, expected) => {
    expect(fitAddress(value, 'https://api.example/')).toBe(expected);
  });
});
