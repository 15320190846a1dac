import { languagesOf, type CheckContext } from '../check-context';
import { entriesOf, at, textAt, type Json } from '../document/json-access';
import services from './state-services.json';

type Records = Readonly<Record<string, readonly Json[]>>;

type Texts = Readonly<Record<string, string>> & { readonly EN: string };

/** A text in each language of the site, in English where the list has no other. */
const inLanguages = (texts: Texts, languages: readonly string[]): Json =>
  Object.fromEntries(languages.map((code) => [code, texts[code] ?? texts.EN]));

/** The services of India and of a state, as records of a site with these languages. */
function servicesOf(state: string, languages: readonly string[]): Json[] {
  return services
    .filter(({ states }) => states === null || states.includes(state))
    .map(({ id, name, about, address }) => ({
      id,
      name: inLanguages(name, languages),
      about: inLanguages(about, languages),
      address,
    }));
}

/** Puts the engine's list of services before the site's own records of a source that names a state (B11.3.11). */
export function withStateServices(context: CheckContext, records: Records): Records {
  const languages = languagesOf(context.config);
  const lists = entriesOf(at(context.config, 'sources')).flatMap(([source, settings]) => {
    const state = textAt(settings, 'services');
    const name = textAt(settings, 'records') ?? source;
    return state === undefined
      ? []
      : [[name, [...servicesOf(state, languages), ...(records[name] ?? [])]] as const];
  });
  return { ...records, ...Object.fromEntries(lists) };
}
