import { dehydratedData } from '../../engine/source/dehydrated-state';
import type { InitialState } from '../../engine/page/initial-state';
import { languagePrefix } from '../../engine/page/page-url';
import { fieldText } from '../../engine/record/record';
import { inlineText } from '../../engine/site/config-text';
import type { Site } from '../../engine/site/site';
import { sourceRequest } from '../../engine/source/source-request';
import { telephoneParts, type LinkedPart } from '../../engine/record/telephone-parts';

interface PageErrorProps {
  readonly site: Site;
  readonly initialState: InitialState;
}

/** The council's telephone numbers in the HTML's data, where one of them can be dialled. */
function councilTelephone(
  { config, language }: Site,
  { dehydratedState }: InitialState,
): readonly LinkedPart[] {
  const { source, bind } = config.council;
  const request = sourceRequest(config.sources, source, { language: language.code });
  const [record] = dehydratedData(dehydratedState, request)?.records ?? [];
  const text = record && bind.telephone ? fieldText(record, bind.telephone) : null;
  if (!record || !bind.telephone || text === null) return [];
  const parts = telephoneParts(record, bind.telephone, text);
  return parts.some(({ href }) => href !== null) ? parts : [];
}

/** Replaces a whole page that threw an error: names the council and says so in every language. Uses no context. */
export function PageError({ site, initialState }: PageErrorProps) {
  const { config, pageErrors } = site;
  const telephone = councilTelephone(site, initialState);
  return (
    <main role="alert" style={{ maxWidth: '40rem', margin: '0 auto', padding: 24 }}>
      <h1>{inlineText(config.displayName, site)}</h1>
      {config.languages.list.map((language) => (
        <p key={language.code} lang={language.locale} dir="auto">
          {pageErrors[language.code]} <a href={languagePrefix(language.code)}>{language.label}</a>
        </p>
      ))}
      {telephone.length > 0 && (
        <p>
          {telephone.map(({ text, href }, index) =>
            href === null ? (
              text
            ) : (
              <a key={index} href={href}>
                {text}
              </a>
            ),
          )}
        </p>
      )}
    </main>
  );
}
