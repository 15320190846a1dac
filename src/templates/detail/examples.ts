import type { SectionOf } from '../declaration';
import { samplePicture, type Example, type ExampleRecords } from '../shared/example';

type Detail = SectionOf<'detail'>;

const notice: Detail = {
  template: 'detail',
  source: 'notices',
  bind: {
    facts: [
      { label: 'notices.validFrom', field: 'validFrom' },
      { label: 'notices.validUntil', field: 'validUntil' },
    ],
    body: 'text',
    audio: 'audio',
    preview: 'link',
    documents: [{ field: 'link', label: 'notices.open', icon: 'file-text' }],
  },
  readAloud: {
    start: { GU: 'સાંભળો', HI: 'सुनें', EN: 'Listen' },
    stop: { GU: 'બંધ કરો', HI: 'बंद करें', EN: 'Stop' },
  },
  poster: {
    picture: { GU: 'મોકલવા માટે ચિત્ર', HI: 'भेजने के लिए चित्र', EN: 'Picture to share' },
    sheet: { GU: 'છાપવા માટે પોસ્ટર (A4)', HI: 'छापने के लिए पोस्टर (A4)', EN: 'Poster to print (A4)' },
    date: 'validFrom',
  },
  empty: 'notices.empty',
  qr: true,
  more: { page: '/notices', label: 'notices.all' },
};

const newsItem: Detail = {
  template: 'detail',
  source: 'news',
  title: 'news.title',
  bind: {
    image: 'imageBase64',
    facts: [{ label: 'news.date', field: 'newsDate' }],
    body: 'newsDescription',
  },
};

const text =
  'ગ્રામસભામાં ગ્રામ પંચાયત વિકાસ યોજના ૨૦૨૭-૨૮, ગયા વર્ષના હિસાબો અને પીવાના પાણીના પ્રશ્નો ચર્ચાશે.\n\n' +
  'દરેક મતદારને હાજર રહેવા વિનંતી છે.';

const gramSabha = {
  id: 'n-1',
  title: 'બુધવારે ગ્રામસભા',
  text,
  link: 'https://example.org/gram-sabha.pdf',
  validFrom: '2026-11-18',
  validUntil: '2026-12-02',
} as const;

const news = {
  id: 'w-1',
  newsDate: '2026-11-14',
  newsHeading: 'શાળામાં બાળ વિજ્ઞાન મેળો',
  newsDescription: text,
  imageBase64: samplePicture('science-fair'),
} as const;

const meeting: Detail = {
  template: 'detail',
  source: 'meetings',
  bind: {
    facts: [
      { label: 'meetings.date', field: 'date' },
      { label: 'meetings.start', field: 'startTime' },
      { label: 'meetings.end', field: 'endTime' },
      { label: 'meetings.place', field: 'place' },
      { label: 'meetings.attendance', field: 'attendance' },
      { label: 'meetings.agenda', field: 'agenda', wide: true },
      { label: 'meetings.decisions', field: 'decisions', wide: true },
    ],
    documents: [{ field: 'minutes', label: 'meetings.minutes', icon: 'file-text' }],
  },
  expired: 'meetings.held',
};

const decemberMeeting = {
  id: 'm-1',
  title: 'ડિસેમ્બરની ગ્રામસભા',
  date: '2026-12-02',
  startTime: '10:00',
  endTime: '12:30',
  place: 'વડનો ચોક',
  agenda: '૧. વિકાસ યોજના\n૨. હિસાબો\n૩. પીવાનું પાણી',
} as const;

const work: Detail = {
  template: 'detail',
  source: 'works',
  bind: { body: 'about', facts: [{ label: 'works.scheme', field: 'schemeName' }] },
  stages: {
    group: { items: 'stages' },
    progress: {
      label: { field: 'state', names: { running: { GU: 'કામ ચાલુ', HI: 'काम जारी', EN: 'In progress' } } },
      percent: 'percent',
      start: 'startDate',
      end: 'dueDate',
    },
    bind: {
      title: { field: 'phase', names: { before: { GU: 'પહેલાં', HI: 'पहले', EN: 'Before' } } },
      date: 'date',
      percent: 'percent',
      image: 'picture',
      body: 'text',
    },
  },
};

const stages = [
  {
    date: '2026-08-20',
    phase: 'before',
    percent: 0,
    picture: samplePicture('path'),
    text: 'ચોમાસામાં રસ્તા પર પાણી ભરાતું હતું.',
  },
  { date: '2026-10-10', percent: 40, text: 'માટીકામ પૂરું થયું.' },
  { date: '2026-11-15', phase: 'during', percent: 60, picture: samplePicture('gutter') },
] as const;

const drain = {
  id: 'd-1',
  title: 'વોર્ડ ૭ની ભૂગર્ભ ગટર',
  schemeName: 'સ્વચ્છ ભારત મિશન (ગ્રામીણ)',
  state: 'running',
  startDate: '2026-09-01',
  dueDate: '2027-01-31',
  percent: 60,
  stages,
} as const;

function meetingOf(name: string, record: object): Example<'detail'> {
  return {
    name,
    section: meeting,
    subject: { id: 'm-1', name: decemberMeeting.title },
    records: { meetings: [record] },
  };
}

function workOf(name: string, record: object, section: Detail = work): Example<'detail'> {
  return {
    name,
    section,
    subject: { id: 'd-1', name: drain.title },
    records: { works: [{ ...drain, ...record }] },
  };
}

function noticeOf(name: string, records: ExampleRecords): Example<'detail'> {
  return {
    name,
    section: notice,
    subject: { id: 'n-1', name: gramSabha.title },
    records: { notices: records },
  };
}

function newsOf(name: string, record: object, section: Detail = newsItem): Example<'detail'> {
  return { name, section, subject: { id: 'w-1', name: news.newsHeading }, records: { news: [record] } };
}

/** Examples of the template, from usual to extreme content. */
export const examples: readonly Example<'detail'>[] = [
  noticeOf('notice', [gramSabha]),
  noticeOf('notice with the first page of its document', [
    {
      ...gramSabha,
      link: '/documents/notice-gram-sabha-december-2026.pdf',
      'link:bytes': 44_600,
      'link:pages': 3,
      'link:preview': samplePicture('portrait-w01'),
    },
  ]),
  noticeOf('notice with a recording', [{ ...gramSabha, audio: '/documents/notice.m4a' }]),
  noticeOf('among others', [{ ...gramSabha, id: 'n-0', text: 'બીજી સૂચના' }, gramSabha]),
  noticeOf('expired', [{ ...gramSabha, validFrom: '2025-11-18', validUntil: '2025-12-02' }]),
  {
    ...noticeOf('expired, in the words of the site', [{ ...gramSabha, validUntil: '2025-12-02' }]),
    section: { ...notice, expired: 'notices.expired' },
  },
  noticeOf('without a text', [{ id: 'n-1', title: gramSabha.title, link: null }]),
  noticeOf('very long texts', [
    {
      ...gramSabha,
      text: `${Array.from({ length: 12 }, () => text).join('\n\n')}\n\n${'અતિશયલાંબોશબ્દ'.repeat(12)}`,
    },
  ]),
  noticeOf('wrong values', [
    {
      ...gramSabha,
      text: [],
      link: 7,
      'link:preview': 'javascript:0',
      validFrom: '31-31-2026',
      validUntil: {},
    },
  ]),
  noticeOf('empty', []),
  { ...noticeOf('left out where there is nothing', []), section: { ...notice, whenEmpty: 'hide' } },
  noticeOf('loading', 'loading'),
  noticeOf('failed', 'failed'),
  meetingOf('coming meeting', decemberMeeting),
  meetingOf('meeting that has been held', {
    ...decemberMeeting,
    date: '2026-10-02',
    attendance: '૨૮૬ મતદારો',
    decisions: '૧. પ્લાસ્ટિક પર પ્રતિબંધ\n૨. તળાવની સફાઈ',
    minutes: '/documents/minutes-2026-10-02.pdf',
  }),
  meetingOf('meeting with wrong times', { ...decemberMeeting, startTime: '25:00', endTime: 7 }),
  workOf('work with stages', {}),
  workOf(
    'work with stages below a heading',
    { schemeName: null },
    { ...work, stages: { title: 'works.name', group: { items: 'stages' }, bind: { body: 'text' } } },
  ),
  workOf('work with a bar alone', { startDate: null, stages: [] }),
  workOf('work that has not begun', { state: 'planned', percent: null, stages: null }),
  workOf('work with many long stages', {
    stages: Array.from({ length: 14 }, (_, index) => ({
      date: `2026-${String((index % 12) + 1).padStart(2, '0')}-01`,
      percent: index * 5,
      text: `${'પાણી નિકાલની લાઇન. '.repeat(30)}${'અતિશયલાંબોશબ્દ'.repeat(12)}`,
    })),
  }),
  workOf('work with wrong values', {
    percent: 140,
    startDate: {},
    stages: [{ date: '31-31-2026', phase: {}, percent: -3, picture: 'javascript:0', text: [] }, ...stages, 7],
  }),
  newsOf('news with a picture', news),
  newsOf('news with a broken picture', { ...news, imageBase64: samplePicture('broken') }),
];
