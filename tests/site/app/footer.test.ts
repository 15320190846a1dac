import { describe, expect, it } from 'vitest';
import { bindFooterColumn } from '../../../src/site/shell/footer/bind-footer-column';
import { contextIn } from '../../engine/binding/sample-context';

const context = contextIn('EN');
const [bank, websites, numbers] = context.site.config.shell.footer.columns;

function blocks(column: typeof bank, ...records: Record<string, unknown>[]) {
  if (!column) throw new Error('The sample village has no such column.');
  return bindFooterColumn(column, records, context);
}

describe('the footer', () => {
  it('shows the facts of the first record that have a value', () => {
    const [block] = blocks(bank, { name: 'Bank', accountNo: '0123', ifscCode: null }, { name: 'Other' });
    expect(block).toMatchObject({
      title: 'Donate for development',
      facts: [
        { label: 'Bank name', value: { text: 'Bank', unbroken: false } },
        { label: 'A/C No', value: { text: '0123', unbroken: true } },
      ],
    });
  });

  it('decides in linear time whether a value of 100,000 digits is broken over lines', () => {
    const [block] = blocks(bank, { accountNo: `${'1'.repeat(100_000)} x` });
    expect(block).toMatchObject({ facts: [{ value: { unbroken: false } }] });
  });

  it.each([
    [bank, 'No bank details available.'],
    [websites, 'No websites available.'],
    [numbers, 'No emergency numbers available.'],
  ])('shows an empty text where nothing came', (column, empty) => {
    expect(blocks(column)).toMatchObject([{ empty }]);
    expect(blocks(column)).toHaveLength(1);
  });

  it.each([
    [1, [1]],
    [2, [1, 1]],
    [5, [3, 2]],
  ])('splits %i websites into halves of %j', (count, halves) => {
    const records = Array.from({ length: count }, (_, index) => ({
      name: `${index}`,
      link: 'https://a.example',
    }));
    const counts = blocks(websites, ...records).map((block) =>
      block.kind === 'links' ? block.links.length : 0,
    );
    expect(counts).toEqual(halves);
  });

  it('names a website that leads nowhere, and leaves out one without a name', () => {
    const [block] = blocks(websites, { name: 'Script', link: 'javascript:1' }, { link: null });
    expect(block).toMatchObject({ links: [{ label: { text: 'Script' }, href: null }] });
  });

  it('makes the whole line a link where the field has one number', () => {
    const parts = '13:+917923250000';
    const [block] = blocks(
      numbers,
      { id: 1, name: 'Police', number: '079-2325 0000', 'number:parts': parts },
      { id: 2, name: 'None' },
    );
    const href = 'tel:+917923250000';
    expect(block).toMatchObject({
      links: [{ label: { text: 'Police' }, href, numbers: [{ text: '079-2325 0000', href }] }],
    });
  });

  it('makes each number a link where the field has several, or a note', () => {
    const parts = '3:100 1 3:112 7';
    const [block] = blocks(numbers, { name: 'Police', number: '100/112 (24x7)', 'number:parts': parts });
    expect(block).toMatchObject({
      links: [
        {
          href: null,
          numbers: [
            { text: '100', href: 'tel:100' },
            { text: '/', href: null },
            { text: '112', href: 'tel:112' },
            { text: ' (24x7)', href: null },
          ],
        },
      ],
    });
  });

  it('shows a number of which it is not certain what to dial', () => {
    const [block] = blocks(numbers, { name: 'Police', number: '23334' });
    expect(block).toMatchObject({ links: [{ href: null, numbers: [{ text: '23334', href: null }] }] });
  });
});
