import { expect, test } from 'vitest';
import { safeUrl } from '../../src/engine/url/safe-url';
import { upiUrl } from '../../src/engine/url/upi-url';
import type { SectionOf } from '../../src/templates/declaration';
import { bindPayment } from '../../src/templates/payment/bind';
import { contextIn } from '../engine/binding/sample-context';

const section: SectionOf<'payment'> = {
  template: 'payment',
  source: 'bankDetails',
  bind: {
    title: 'head',
    facts: [{ label: 'footer.bankName', field: 'name' }],
    upi: 'upiId',
    payee: 'upiName',
    links: [{ field: 'link', label: 'tax.button' }],
  },
  open: 'payment.open',
  scan: 'payment.scan',
};
const context = contextIn('EN', { head: 'text', name: 'text', link: 'link', upiId: 'upi', upiName: 'text' });

test('an account with a UPI id has a link that payment apps open', () => {
  const record = { name: 'Bank', upiId: ' council@examplebank ', upiName: 'Motipura Gram Panchayat' };
  expect(bindPayment(section, record, context)).toEqual({
    title: null,
    links: [],
    facts: [{ label: 'Bank name', value: { text: 'Bank' }, wide: false }],
    upi: {
      id: 'council@examplebank',
      href: 'upi://pay?pa=council@examplebank&pn=Motipura%20Gram%20Panchayat&cu=INR',
    },
  });
});

test.each([[{ upiId: null }], [{}], [{ upiId: 'council' }], [{ upiId: 7 }]])('%j has none', (record) => {
  expect(bindPayment(section, record, context)).toMatchObject({ facts: [], upi: null });
});

test('a tax has its name, and a page on which it is paid where its address can be opened', () => {
  const linksOf = (link: string) => bindPayment(section, { head: 'Light tax', link }, context).links;
  expect(bindPayment(section, { head: 'Light tax' }, context).title).toEqual({ text: 'Light tax' });
  expect(linksOf('https://pay.example/light').map(({ address }) => address)).toEqual([
    'https://pay.example/light',
  ]);
  expect(linksOf('javascript:pay()')).toEqual([]);
});

test.each([
  'council',
  '@examplebank',
  'council@',
  'council@example.com',
  'c@1bank',
  'council@bank&am=500',
  'javascript:alert(1)@bank',
  'council@bank\nx',
])('%j is no UPI id', (id) => {
  expect(upiUrl(id, 'Council')).toBeNull();
});

test('a name cannot add parameters, and a long one is cut', () => {
  expect(upiUrl('council@bank', 'A&am=500#')).toBe('upi://pay?pa=council@bank&pn=A%26am%3D500%23&cu=INR');
  expect(upiUrl('council@bank', 'ગ'.repeat(80))).toBe(
    `upi://pay?pa=council@bank&pn=${encodeURIComponent('ગ'.repeat(60))}&cu=INR`,
  );
  expect(upiUrl('council@bank', '\ud800')).toContain('pn=%EF%BF%BD&');
  expect(upiUrl('council@bank', ' ')).toBe('upi://pay?pa=council@bank&cu=INR');
});

test('an address of a record cannot have the scheme', () => {
  expect(safeUrl('upi://pay?pa=thief@bank')).toBeNull();
});
