import { CommandError } from '../../src/server/command-line';
import { basename, resolve } from 'node:path';
import {
  readAddress,
  readColours,
  readHost,
  readLanguages,
  readName,
  readSections,
  type Answers,
  type PerLanguage,
} from './answers';
import type { Asker, Read } from './ask';
import { answeredSections, fetchCouncil, type CouncilAnswers } from './council-api';
import { engineLanguagesOf } from './languages';
import type { Given, Options } from './options';
import { sectionNames } from './sections';

const questions = {
  name: 'Name of the village',
  taluka: 'Taluka, tehsil, block or mandal',
  district: 'District',
  state: 'State',
} as const;

/** Completes the options by questions, and by what the council API says. Throws `CommandError`. */
export async function gatherAnswers(options: Options, asker: Asker): Promise<Answers> {
  const from = readOption(options, 'from', readHost) ?? null;
  const colours = readOption(options, 'colours', readColours);
  const address = readOption(options, 'address', readAddress) ?? addressOf(options.folder);
  const languages =
    readOption(options, 'languages', readLanguages) ??
    (await asker.ask('Languages, the default one first (such as MR,HI,EN)', readLanguages));
  requireLanguages(options, languages);
  const readThese = (text: string) => readSections(text, languages);
  const sections = readOption(options, 'sections', readThese);
  const council = from === null ? {} : await fetchCouncil(from, languages);
  const named = async (key: keyof typeof questions): Promise<PerLanguage> =>
    nameIn(languages, namesOf(options, council, key), questions[key], asker);
  const name = await named('name');
  const taluka = await named('taluka');
  const district = await named('district');
  const state = await named('state');
  const optional = <Value>(question: string, read: Read<Value>): Promise<Value> | Value =>
    asker.hasAsked() ? asker.ask(`${question} (Enter for the default)`, read) : read('');
  const chosen =
    sections ?? (await optional(`Sections: all, or some of ${sectionNames.join(', ')}`, readThese));
  return {
    languages,
    name,
    state,
    district,
    taluka,
    sections: from === null ? chosen : await answeredSections(from, chosen, languages[0] ?? ''),
    colours: colours ?? (await optional('Accent colour, such as #7A1F2B', readColours)),
    address,
    from,
  };
}

/** A public address that is clearly not the real one, for folders of sites too. */
function addressOf(folder: string): string {
  const name = basename(resolve(folder))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `https://${name === '' ? 'village' : name}.example`;
}

/** Refuses names in languages that the site does not have. */
function requireLanguages(options: Options, languages: readonly string[]): void {
  for (const key of ['name', 'taluka', 'district', 'state'] as const)
    for (const [code, text] of Object.entries(options[key]))
      if (code !== '*' && !languages.includes(code))
        throw new CommandError(
          `--${key} ${code}=${text}: ${code} is not one of --languages ${languages.join(',')}.`,
        );
}

/** The names that options or the council's record give, by language code; those of options are read here. */
function namesOf(options: Options, council: CouncilAnswers, key: keyof typeof questions): Given {
  const given = Object.entries(options[key]).map(
    ([code, text]) => [code, named(key, text, readName)] as const,
  );
  const recorded = Object.entries(council).flatMap(([code, one]) => {
    const name = key === 'state' ? undefined : one[key];
    return name === undefined || '*' in options[key] ? [] : [[code, name] as const];
  });
  return Object.fromEntries([...recorded, ...given]);
}

/** Reads a value; what is wrong with it is said with the name of its option. */
function named<Value>(option: string, text: string, read: Read<Value>): Value {
  try {
    return read(text);
  } catch (error) {
    throw error instanceof CommandError ? new CommandError(`--${option}: ${error.message}`) : error;
  }
}

type TextOption = 'from' | 'sections' | 'colours' | 'address' | 'languages';

function readOption<Value>(options: Options, name: TextOption, read: Read<Value>): Value | undefined {
  const text = options[name];
  return text === undefined ? undefined : named(name, text, read);
}

/** The name in each language: a given one, or the answer. */
async function nameIn(
  codes: readonly string[],
  given: Given,
  question: string,
  asker: Asker,
): Promise<PerLanguage> {
  const names: [string, string][] = [];
  for (const { code, name } of engineLanguagesOf(codes)) {
    const asked = codes.length === 1 ? question : `${question} (${name})`;
    names.push([code, given[code] ?? given['*'] ?? (await asker.ask(asked, readName))]);
  }
  return Object.fromEntries(names);
}
