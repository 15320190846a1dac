import type { Answers } from './answers';
import { planOf, shellSources } from './sections';
import type { RecordText, SiteTexts } from './site-texts';

/** Telephone numbers that are the same everywhere in India. */
const emergencyNumbers: readonly (readonly [RecordText, string])[] = [
  ['police', '112'],
  ['ambulance', '108'],
  ['women', '181'],
  ['children', '1098'],
];

/** The first records of each list of a new site; most lists are empty. */
export function siteRecords(answers: Answers, texts: SiteTexts): Readonly<Record<string, readonly object[]>> {
  const inLanguages = (textOf: (code: string) => string) =>
    Object.fromEntries(answers.languages.map((code) => [code, textOf(code)]));
  const say = (name: RecordText) =>
    inLanguages((code) => texts.record(code, name).replace('{name}', answers.name[code] ?? ''));
  const names = [
    ...Object.keys(shellSources),
    ...answers.sections.flatMap((name) => Object.keys(planOf(name).sources ?? {})),
  ];
  const filled: Readonly<Record<string, readonly object[]>> = {
    councilDetail: [
      {
        name: answers.name,
        taluka: answers.taluka,
        district: answers.district,
        establishedDate: null,
        logoBase64: null,
        favIconBase64: null,
        map: null,
        contactNo: null,
        emailId: null,
      },
    ],
    councilAbout: [{ id: 1, title: say('welcome') }],
    emergencyNumbers: emergencyNumbers.map(([name, number], index) => ({
      id: index + 1,
      name: say(name),
      number,
    })),
    notices: [{ id: 1, title: say('notice'), link: null }],
  };
  return Object.fromEntries(names.map((name) => [name, filled[name] ?? []]));
}
