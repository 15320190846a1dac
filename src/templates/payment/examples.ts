import type { SectionOf } from '../declaration';
import type { Example, ExampleRecords } from '../shared/example';

type Payment = SectionOf<'payment'>;

const payment: Payment = {
  template: 'payment',
  source: 'bankDetails',
  title: 'footer.donation',
  bind: {
    facts: [
      { label: 'footer.bankName', field: 'name' },
      { label: 'footer.accountName', field: 'accountName' },
      { label: 'footer.accountNo', field: 'accountNo' },
      { label: 'footer.ifsc', field: 'ifscCode' },
    ],
    upi: 'upiId',
    payee: 'upiName',
  },
  open: 'payment.open',
  scan: 'payment.scan',
  note: 'payment.note',
  empty: 'footer.noBank',
};

const account = {
  name: 'સાબરકિનારા ગ્રામીણ બેંક, મુખ્ય શાખા',
  accountName: 'પીપળિયા ગ્રામ પંચાયત વિકાસ ફંડ',
  accountNo: '00042010000123',
  ifscCode: 'SBKG0000000',
  upiId: 'pipaliya.panchayat@examplebank',
  upiName: 'Pipaliya Gram Panchayat',
} as const;

function paymentOf(name: string, records: ExampleRecords, section = payment): Example<'payment'> {
  return { name, section, records: { bankDetails: records } };
}

const { note: _note, title: _title, ...bare } = payment;

/** Examples of the template, from usual to extreme content. */
export const examples: readonly Example<'payment'>[] = [
  paymentOf('account with a UPI id', [account]),
  paymentOf('without a UPI id', [{ ...account, upiId: null }]),
  paymentOf('a UPI id that is none', [{ ...account, upiId: 'javascript:alert(1)' }]),
  paymentOf('without a name for payment apps', [{ ...account, upiName: null }]),
  paymentOf('without a title and advice', [account], bare),
  paymentOf('very long texts', [
    {
      ...account,
      accountName: 'પીપળિયાગ્રામપંચાયત'.repeat(6),
      upiId: `${'pipaliya.panchayat.'.repeat(8)}fund@examplebank`,
      upiName: 'Pipaliya Gram Panchayat Development Fund '.repeat(4),
    },
  ]),
  paymentOf('wrong values', [{ name: 7, accountName: [], accountNo: {}, ifscCode: false, upiId: 5 }]),
  paymentOf('empty', []),
  paymentOf('left out where there is nothing', [], { ...payment, whenEmpty: 'hide' }),
  paymentOf('loading', 'loading'),
  paymentOf('failed', 'failed'),
];
