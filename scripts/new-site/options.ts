import { CommandError, parseCommandLine, UsageError } from '../../src/server/command-line';
import { engineLanguages } from './languages';
import { defaultSections, draftLanguages, hasDrafts, sectionNames } from './sections';

const drafted = sectionNames.filter(
  (name) =>
    !hasDrafts(
      name,
      engineLanguages.map(({ code }) => code),
    ),
);

export const newSiteUsage = `npm run new-site -- FOLDER [options]

Makes a site in a new or empty folder. It asks for what the options leave out.

  --languages MR,HI,EN   ${engineLanguages.map(({ code }) => code).join(', ')}; the first one is the default
  --name TEXT            the village, without the words for gram panchayat
  --state TEXT
  --district TEXT
  --taluka TEXT          taluka, tehsil, block or mandal
                         these four may be given per language: --name MR=… --name EN=…
  --sections LIST        all, or some of ${sectionNames.join(', ')};
                         by default ${defaultSections.join(', ')};
                         ${drafted.join(', ')} have drafts in ${draftLanguages.join(', ')} only
  --colours ACCENT,SECOND  such as #7A1F2B,#E3A92B; those of the engine by default
  --address URL          the public address of the site
  --from URL             the host of a council API, whose records the site shows`;

/** The texts of an option by language code; `*` is for the others. */
export type Given = Readonly<Record<string, string>>;

export interface Options {
  readonly folder: string;
  readonly name: Given;
  readonly state: Given;
  readonly district: Given;
  readonly taluka: Given;
  readonly languages?: string;
  readonly sections?: string;
  readonly colours?: string;
  readonly address?: string;
  readonly from?: string;
}

const one = { type: 'string' } as const;
const perLanguage = { type: 'string', multiple: true } as const;

const options = {
  name: perLanguage,
  state: perLanguage,
  district: perLanguage,
  taluka: perLanguage,
  languages: one,
  sections: one,
  colours: one,
  address: one,
  from: one,
  help: { type: 'boolean' },
} as const;

/** `MR=वडगाव` is for one language, `Vadgaon` for those that have none of their own. */
function readGiven(values: readonly string[] = []): Given {
  return Object.fromEntries(
    values.map((value) => {
      const [, code, text] = /^([a-z]{2,3})=(.*)$/is.exec(value) ?? [];
      if (code === undefined || text === undefined) return ['*', value];
      const known = engineLanguages.some((language) => language.code === code.toUpperCase());
      if (!known) throw new CommandError(`“${code}” in “${value}” is not a language of the engine.`);
      return [code.toUpperCase(), text];
    }),
  );
}

/** Reads the command line. @throws CommandError */
export function readOptions(args: readonly string[]): Options | 'help' {
  const { values, positionals } = parseCommandLine(args, { usage: newSiteUsage, options, positionals: 1 });
  if (values.help) return 'help';
  const [folder] = positionals;
  if (folder === undefined) throw new UsageError('Name a folder for the site.', newSiteUsage);
  const { help: _help, name, state, district, taluka, ...rest } = values;
  return {
    ...rest,
    folder,
    name: readGiven(name),
    state: readGiven(state),
    district: readGiven(district),
    taluka: readGiven(taluka),
  };
}
