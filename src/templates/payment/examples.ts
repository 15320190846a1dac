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

const taxes: Payment = {
  ...payment,
  source: 'payees',
  all: true,
  orderBy: { field: 'sequenceNo' },
  bind: {
    title: 'name',
    facts: [
      { label: 'footer.accountName', field: 'accountName' },
      { label: 'footer.accountNo', field: 'accountNo' },
      { label: 'footer.ifsc', field: 'ifscCode' },
    ],
    upi: 'upiId',
    payee: 'upiName',
    links: [{ field: 'link', label: 'tax.button', icon: 'external-link' }],
  },
  refused: {
    label: {
      GU: 'ઍપ ચુકવણી સ્વીકારતી નથી?',
      HI: 'ऐप भुगतान स्वीकार नहीं करता?',
      EN: 'The app refuses the payment?',
    },
    text: {
      GU: 'QR કોડ બીજી ઍપથી સ્કૅન કરો, અથવા UPI ID નકલ કરીને ઍપમાં લખો.\n\nરકમ કપાઈ જાય પણ પહોંચ ન મળે તો ફરી ન ભરો; બૅન્ક સામાન્ય રીતે થોડા દિવસમાં રકમ પરત કરે છે. વ્યવહાર નંબર સાથે કચેરીનો સંપર્ક કરો.',
      HI: 'QR कोड किसी दूसरे ऐप से स्कैन करें, या UPI ID कॉपी करके ऐप में लिखें।\n\nराशि कट जाए पर रसीद न मिले तो दोबारा भुगतान न करें; बैंक आम तौर पर कुछ दिनों में राशि लौटा देता है। लेन-देन संख्या के साथ कार्यालय से संपर्क करें।',
      EN: 'Scan the QR code with another app, or copy the UPI ID and enter it in the app.\n\nIf the money has left your account without a receipt, do not pay again: banks usually return it within some days. Come to the office with the transaction number.',
    },
  },
};

const heads = ['પાણી વેરો', 'ઘર વેરો', 'સફાઈ વેરો', 'દીવાબત્તી વેરો'].map((name, id) => ({
  id,
  sequenceNo: id,
  name,
  accountName: 'પીપળિયા ગ્રામ પંચાયત',
  accountNo: `0004201000020${String(id)}`,
  ifscCode: 'SBKG0000000',
  upiId: id === 3 ? null : `pipaliya.vero${String(id)}@examplebank`,
  upiName: 'Pipaliya Gram Panchayat',
  link: id === 1 ? null : `https://tax.example/pay/${String(id)}`,
}));

const { note: _note, title: _title, ...bare } = payment;

/** Examples of the template, from usual to extreme content. */
export const examples: readonly Example<'payment'>[] = [
  paymentOf('account with a UPI id', [account]),
  { name: 'an account for each tax', section: taxes, records: { payees: heads } },
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
