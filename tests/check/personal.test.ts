import { inEnglish } from '../../src/check/sentences/sentence';
import { expect, test } from 'vitest';
import { checkSite } from '../../src/check/check-site';
import { findPersonalNumbers } from '../../src/check/personal/personal-numbers';
import { isVerhoeff } from '../../src/check/personal/verhoeff';
import { readSmallSite } from './mistakes/small-sites';
import { change, problemsOf, textOf, withPicture, withText } from './mistakes/mistake';

test.each([
  ['2363', true],
  ['2364', false],
  ['3263', false],
  ['234123412346', true],
  ['234123412364', false],
])('the check digit of %s is right: %s', (digits, isRight) => {
  expect(isVerhoeff(digits)).toBe(isRight);
});

const aadhaar = ['aadhaar', '234123412346'];
const mobile = ['mobile', '9825012345'];

test.each<[string, readonly (readonly string[])[]]>([
  ['Aadhaar: 2341 2341 2346.', [aadhaar]],
  ['આધાર ૨૩૪૧-૨૩૪૧-૨૩૪૬, નોંધાયેલ', [aadhaar]],
  ['२३४१२३४१२३४६', [aadhaar]],
  ['2341 2341 2347 has another check digit, and 1341 2341 2346 another beginning', []],
  ['2341 2341 2346 5678 is a longer number', []],
  ['https://drive.example/234123412346/view', []],
  ['PAN ABCPD1234F', [['pan', 'ABCPD1234F']]],
  ['PAN of the council AAALG1234F', []],
  ['98250 12345', []],
])('in a list of the council, “%s” has %j', (text, numbers) => {
  expect(findPersonalNumbers(text, false).map(({ kind, number }) => [kind, number])).toEqual(numbers);
});

test.each<[string, readonly (readonly string[])[]]>([
  ['Ramilaben, 98250 12345', [mobile]],
  ['રમીલાબેન ૯૮૨૫૦૧૨૩૪૫', [mobile]],
  ['+91-9825012345', [['mobile', '+919825012345']]],
  ['Account no. 30217 884 1120', [['account', '302178841120']]],
  ['ખાતા નંબર: ૩૦૨૧૭૮૮૪૧૧૨', [['account', '30217884112']]],
  ['30217884112', []],
  ['Survey number 98250/12345, 1,25,000 rupees in 2025-26', []],
])('in a list of citizens, “%s” has %j', (text, numbers) => {
  expect(findPersonalNumbers(text, true).map(({ kind, number }) => [kind, number])).toEqual(numbers);
});

const site = await readSmallSite('vadgam');

/** The problems of the site with changes in a file each. */
function problemsWith(...changes: readonly (readonly [file: string, from: string, to: string])[]) {
  const changed = changes.reduce(
    (files, [file, from, to]) => withText(files, file, change(textOf(files, file), [from, to]).text),
    site,
  );
  return checkSite(changed).problems.map(({ file, at, severity, message }) => ({
    file,
    at,
    severity,
    message: inEnglish(message),
  }));
}

const well = 'content/entities/village-well.schema.json';
const wells = 'content/records/wells.json';
const ofCitizens = [well, '"type": "object"', '"ofCitizens": true, "type": "object"'] as const;
const isPublic = (number: string) =>
  ['site.config.json', '{', `{ "publicNumbers": [${JSON.stringify(number)}],`] as const;

test('a warning names the language and the end of the number, but not the number', () => {
  const named = [wells, '"જૂનો કૂવો"', '"રામજી, 2341 2341 2346"'] as const;
  expect(problemsWith(named)).toEqual([
    {
      file: wells,
      at: '[0].name.GU',
      severity: 'warning',
      message: 'This seems to be an Aadhaar number, ending in 2346.',
    },
  ]);
  expect(problemsWith(named, isPublic('2341-2341-2346'))).toEqual([]);
});

test('telephones are reported where the entity says that its records are about citizens', () => {
  const called = [wells, '"Old well"', '"Ask Ramji, 98250 12345"'] as const;
  expect(problemsWith(called)).toEqual([]);
  expect(problemsWith(called, ofCitizens)).toMatchObject([
    { file: wells, at: '[0].name.EN', message: 'This seems to be a mobile number, ending in 2345.' },
  ]);
  expect(problemsWith(called, ofCitizens, isPublic('9825012345'))).toEqual([]);
});

test('the name of a document is checked like a list of citizens', () => {
  const file = 'documents/ration-card-9825012345.pdf';
  expect(problemsOf(withPicture(site, file, { bytes: 1, format: 'png' }))).toEqual([
    expect.stringContaining(
      `content/${file}:1 warning: The name of the file is public: This seems to be a mobile`,
    ),
  ]);
});
