import type { Mistake } from './mistake';

type Files = Readonly<Record<string, readonly Mistake[]>>;

const gujarati = '"GU": "પાણી સમિતિ"';
const picture = '"pictures/lost.png"';

const inVadgam: Files = {
  'committees.json': [
    [gujarati, '"GU": "પાણી સમિતિ", "FR": "Eau"', '“FR” is not a language code of this site'],
    [`,\n      ${gujarati}`, '', 'Add the translation', { at: '"name"', isWarning: true }],
    [gujarati, '"GU": "àªªàª¾àª£à«€"', 'It was probably “પાણી”. Save the file as UTF-8.'],
    [gujarati, '"GU": "????? ????"', 'Type the text again, and save the file as UTF-8'],
    [gujarati, '"GU": "પા\uFFFDી"', 'Type the text again, and save the file as UTF-8'],
    ['"EN": "Water', '"EN": "Womenâ€™s', 'It was probably “Women’s committee”'],
    [gujarati, '"GU": "5F6L ;lDlT"', 'LMG-Arun', { isWarning: true }],
    [gujarati, '"GU": "ઉ૫સમિતિ"', 'Write “ઉપસમિતિ”', { isWarning: true }],
    ['"EN": "Water committee"', '"EN": "Officer Name"', 'looks like a placeholder', { isWarning: true }],
    [gujarati, '"GU": "Water committee"', 'the same in GU as in English. Translate it.', { isWarning: true }],
    ['"id": 1,\n', '', '“id” is missing. id: Identifies the committee', { at: '"name"', problems: 2 }],
    ['"name"', '"naem"', 'Unknown key “naem”. Did you mean “name”?'],
    ['"id": 1,', '"id": 1, "chairperson": "x",', 'Unknown key “chairperson”. Possible values: “id”, “name”.'],
    ['"id": 1,', '"id": 1, "id": 1,', '“id” appears twice here', {}],
    ['"id": 2,', '"id": 1,', 'is also used by the record [0]', { isWarning: true, problems: 2 }],
    ['"id": 1', '"ï»¿id": 1', 'This text contains “ï»¿”: it was saved in a wrong encoding', { problems: 4 }],
    ['  },\n  {', '  }\n  {', 'a comma is missing after this'],
    ['  }\n]', '  },\n]', 'an extra comma'],
    ['  }\n]', '  }\n', 'the file ends although the [ opened in line 1 is not closed'],
  ],
  'committeeMembers.json': [
    ['"2023-02-01"', '"2024-02-30"', '“2024-02-30” is not a date. Expected format: YYYY-MM-DD'],
    ['"commityId": 1', '"commityId": "x"', 'No record of “committees” has the id “x”, so it is never shown'],
    [
      '"commityId": 1,',
      '',
      'by which it is requested; it would never be shown. Add “commityId”.',
      { at: '{' },
    ],
  ],
  'councilDetail.json': [['council@vadgam', 'vadgam', 'is not an e-mail address', { isWarning: true }]],
  'notices.json': [['"link": "documents/sabha.pdf"', '"link": 5', 'where a text in quotation marks or null']],
  'wells.json': [
    ['"dug": "1920-05-01"', '"dug": "1.5.1920"', 'is not a date'],
    ['"cost": 1200', '"cost": "₹1,२00"', 'without quotation marks and commas, for example 1200'],
    ['"isOpen": true', '"isOpen": "yes"', 'where true or false (without quotation marks) or null'],
  ],
  'works.json': [
    ['"schemeName"', '"workNam"', 'Unknown key “workNam”. Did you mean “workName”?'],
    ['"actualExpense": 250000', '"actualExpense": true', 'true was found where a number or null is expected'],
  ],
};

const inHirapur: Files = {
  'slides.json': [
    [
      'lost.png',
      'WhatsApp Image 2026.jpeg',
      'no picture “pictures/WhatsApp Image 2026.jpeg”. Put the picture',
    ],
    ['lost.png', 'ગામનું તળાવ (૨).jpg', 'no picture “pictures/ગામનું તળાવ (૨).jpg”. Put the picture there'],
    ['lost.png', `${'ગ'.repeat(86)}.jpg`, 'this one has 262 bytes, and servers keep at most 255'],
    [picture, '"https://drive.google.com/file/d/1/view"', 'Download the picture', { isWarning: true }],
    [picture, '"AAAAGGZ0eXBoZWljAAAAAG1pZjFoZWlj"', 'This data is a HEIC picture of a phone'],
    [picture, '"data:image/png;base64,AAAA"', 'neither a picture nor the address of one'],
  ],
  'social.json': [
    ['logo.png', 'logo.jpg', 'Did you mean “pictures/logo.png”?'],
    ['"isVisible": true', '"isVisible": "yes"', 'where true or false'],
  ],
  'history.json': [['"sequenceNo": 1', '"sequenceNo": "first"', 'where a number or null is expected']],
  'news.json': [['"2026-10-02"', '"02-10-2026"', 'Expected format: YYYY-MM-DD']],
  'profile.json': [['profile.pdf', 'lost-and-found.pdf', 'Put the document there, or name one that exists']],
  'websites.json': [['https://district', 'www.district', 'Start it with https://', { isWarning: true }]],
  'numbers.json': [
    ['"108"', '"call us"', 'is not a telephone number. Write its digits', { isWarning: true }],
  ],
  'activities.json': [
    ['CategoryId": 1', 'CategoryId": 7', 'No record of “activityCategories” has the id “7”'],
  ],
  'photos.json': [['CategoryId": 1', 'CategoryId": 77', 'has the id “77”, so no category shows it']],
};

/** Mistakes in the records of two small sites, by file. */
export const recordMistakes = { vadgam: inVadgam, hirapur: inHirapur } as const;
