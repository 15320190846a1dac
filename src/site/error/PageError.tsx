import { dehydratedData } from '../../model/source/dehydrated-state';
import type { InitialState } from '../../model/page/initial-state';
import { languagePrefix } from '../../model/page/page-url';
import { fieldText } from '../../model/record/record';
import { inlineText } from '../../model/site/config-text';
import type { Site } from '../../model/site/site';
import { sourceRequest } from '../../model/source/source-request';
import { telephoneUrl } from '../../model/url/contact-url';

interface PageErrorProps {
  readonly site: Site;
  readonly initialState: InitialState;
}

/** The council's telephone number in the HTML's data, where it is usable. */
function councilTelephone({ config, language }: Site, { dehydratedState }: InitialState): string | null {
  const { source, bind } = config.council;
  const request = sourceRequest(config.sources, source, { language: language.code });
  const [record] = dehydratedData(dehydratedState, request)?.records ?? [];
  return record && bind.telephone ? fieldText(record, bind.telephone) : null;
}

/** Replaces a whole page that threw an error: names the council and says so in every language. Uses no context. */
export function PageError({ site, initialState }: PageErrorProps) {
  const { config, pageErrors } = site;
  const telephone = councilTelephone(site, initialState);
  const href = telephoneUrl(telephone);
  return (
    <main role="alert" style={{ maxWidth: '40rem', margin: '0 auto', padding: 24 }}>
      <h1>{inlineText(config.displayName, site)}</h1>
      {config.languages.list.map((language) => (
        <p key={language.code} lang={language.locale} dir="auto">
          {pageErrors[language.code]} <a href={languagePrefix(language.code)}>{language.label}</a>
        </p>
      ))}
      {href !== null && (
        <p>
          <a href={href}>{telephone}</a>
        </p>
      )}
    </main>
  );
}
