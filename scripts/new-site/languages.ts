import { languageScript } from '../../src/engine/language/language-script';
import { fontsOfScripts, type FontsByScript } from '../../src/engine/theme/font-names';

/** A language of the engine, as a site's config has it. */
export interface EngineLanguage {
  readonly code: string;
  readonly locale: string;
  /** In the language picker. */
  readonly label: string;
  /** In itself. */
  readonly name: string;
}

/** The languages in which the engine has its own messages. */
export const engineLanguages: readonly EngineLanguage[] = [
  { code: 'GU', locale: 'gu-IN', label: 'ગુજ', name: 'ગુજરાતી' },
  { code: 'HI', locale: 'hi-IN', label: 'हिं', name: 'हिन्दी' },
  { code: 'EN', locale: 'en-IN', label: 'EN', name: 'English' },
  { code: 'MR', locale: 'mr-IN', label: 'मरा', name: 'मराठी' },
  { code: 'KN', locale: 'kn-IN', label: 'ಕನ್ನ', name: 'ಕನ್ನಡ' },
  { code: 'TA', locale: 'ta-IN', label: 'தமி', name: 'தமிழ்' },
  { code: 'TE', locale: 'te-IN', label: 'తెలు', name: 'తెలుగు' },
  { code: 'BN', locale: 'bn-IN', label: 'বাং', name: 'বাংলা' },
  { code: 'PA', locale: 'pa-IN', label: 'ਪੰਜ', name: 'ਪੰਜਾਬੀ' },
  { code: 'ML', locale: 'ml-IN', label: 'മല', name: 'മലയാളം' },
  { code: 'OR', locale: 'or-IN', label: 'ଓଡ଼ି', name: 'ଓଡ଼ିଆ' },
  { code: 'UR', locale: 'ur-IN', label: 'اردو', name: 'اردو' },
];

const levels: Readonly<Record<string, string>> = {
  HI: 'Tehsil',
  KN: 'Taluk',
  TA: 'Taluk',
  TE: 'Mandal',
  BN: 'Block',
  PA: 'Tehsil',
  ML: 'Taluk',
  OR: 'Tehsil',
  UR: 'Tehsil',
};

/** What English pages call the level below the district in a state whose language has this code. */
export const levelInEnglish = (code: string | undefined): string => levels[code ?? ''] ?? 'Taluka';

/** The theme's fonts for the scripts of some languages, and for Latin letters. */
export function fontsOf(codes: readonly string[]): FontsByScript {
  return fontsOfScripts(engineLanguagesOf(codes).map(({ locale }) => languageScript(locale)));
}

/** The languages of these codes, in their order. */
export function engineLanguagesOf(codes: readonly string[]): EngineLanguage[] {
  return codes.flatMap((code) => engineLanguages.find((language) => language.code === code) ?? []);
}
