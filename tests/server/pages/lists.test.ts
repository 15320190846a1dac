import { expect, test } from 'vitest';
import { textsOf } from './html-page';
import { pageOf } from './sample-pages';

const items = 'main [data-sections] li';

/** A page, how many records it lists, and the beginnings of the texts of some. */
const lists: readonly (readonly [path: string, count: number, texts: readonly string[]])[] = [
  // Not the hidden record, and by sequence.
  ['villagehistory', 6, ['The story goes that', 'Motipura was once a halt', 'The great famine']],
  ['villageplaces', 10, ['Moti pond', 'Moteshwar Mahadev temple']],
  ['villagephotos', 27, ['Moti pond', 'Navratri garba']],
  [
    'villageprofile',
    8,
    ['Map of the village 15-01-2026 Download', 'Livestock census Download (Document not available)'],
  ],
  ['body', 6, ['General election 2021 29-ક PDF', 'Unopposed election 2011 29-ક PDF']],
  [
    'sarpanch',
    7,
    [
      'Late Dahyabhai Ranchhoddas Patel Period 15-08-1962 to 31-05-1973',
      'Ramilaben Dineshbhai Chaudhari Period 18-12-2021 to Present',
    ],
  ],
  [
    'employe',
    9,
    ['Nikunjkumar Harshadbhai Vyas Talati-cum-Minister', 'Hemanginiben Pravinbhai Solanki Clerk'],
  ],
  [
    'member',
    9,
    [
      'Maheshbhai Amratbhai Patel Upa-Sarpanch Ward No. 2 Seat type General Term 18-12-2021 to Present About Farmer;',
      'Ganpatsinh Udesinh Rathod Member Ward No. 4 Seat type General Term 18-12-2021 to 30-06-2024 About Resigned',
      'Lilaben Rameshbhai Kharadi Member Ward No. 5 Seat type Scheduled tribe (woman) Term 18-12-2021 to Present',
    ],
  ],
  [
    'orgemployee/1',
    5,
    [
      'Alpaben Mukeshbhai Trivedi Upper primary teacher (mathematics and science) Government service 22-11-2010 to Present Period 01-07-2016 to Present About Guides',
      'Rajeshkumar Bhagwanbhai Asari Primary teacher Period 10-06-2019 to Present',
    ],
  ],
  [
    'orgstatistic/1',
    3,
    ['Number of pupils 2026-27 Download PDF', 'Teachers and facilities Download (Document not available)'],
  ],
  ['committee/1', 5, ['Kokilaben Bharatbhai Parmar Joining date 10-01-2022']],
  [
    'donator',
    20,
    [
      'Mr Natvarlal Mafatlal Patel (London) Amount 25,00,000/- Year 2024 Address London, UK (native of Motipura) Details Given',
      'Shardaben Keshavlal Patel Amount 25,001/- Year 2019-20 Address Patelvas, Motipura Details',
    ],
  ],
  [
    'beneficiaries',
    14,
    [
      'PM housing scheme (rural): list for 2025-26 10-04-2026 Download PDF',
      'Pandit Dindayal housing scheme Download (Document not available)',
    ],
  ],
  ['govtform', 10, ['i-Khedut portal Open link', 'Registration of a birth Download PDF']],
];

test.each(lists)('/%s lists %i records, each with its fields and labels', async (path, count, texts) => {
  const shown = textsOf(await pageOf(`/en/${path}`), items);
  expect(shown).toHaveLength(count);
  const places = texts.map((text) => shown.findIndex((item) => item.startsWith(text)));
  expect(places, shown.join('\n')).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
});
