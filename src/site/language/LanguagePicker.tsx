import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { Icon } from '../ui/picture/Icon';
import { prefixedPath } from '../../engine/page/page-url';
import { useRouteMatch } from '../navigation/use-route-match';
import { useSite } from '../context/use-site';
import { withoutScripts } from '../theme/without-scripts';

// As wide as the chosen name: to measure the others, Chromium would look for fonts of their scripts. Their names use system fonts:
// web fonts would add a third to the page.
const Field = styled('span')`
  position: relative;
  display: inline-flex;
  & > select {
    appearance: none;
    field-sizing: content;
    min-width: 72px;
    min-height: 44px;
    padding-block-start: 0;
    padding-block-end: 0;
    padding-inline-start: 8px;
    padding-inline-end: 24px;
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius-control);
    background: var(--surface);
    color: var(--ink);
    font-family: var(--script-fonts);
    font-size: var(--header-control);
    font-weight: 700;
    cursor: pointer;
  }
  @media (min-width: 480px) {
    & > select {
      min-width: 84px;
      padding-inline-start: 12px;
      padding-inline-end: 28px;
    }
  }
  & > select:hover {
    border-color: var(--accent);
  }
  & option {
    font-family: sans-serif;
  }
  & > svg {
    position: absolute;
    inset-inline-end: 6px;
    top: calc(50% - 0.65em);
    pointer-events: none;
    font-size: 15px;
  }
  ${withoutScripts} {
    display: none;
  }
`;

const Links = styled('ul')`
  display: flex;
  & a {
    display: grid;
    place-items: center;
    min-width: 44px;
    min-height: 44px;
    color: var(--ink);
    font-size: 1rem;
  }
  & [aria-current] {
    font-weight: 700;
    text-decoration: none;
  }
`;

/** Plain links to the page in each language, for visitors without script. */
function LanguageLinks() {
  const { config, language } = useSite().site;
  const { page, subject } = useRouteMatch();
  return (
    <Links>
      {config.languages.list.map(({ code, label, locale }) => (
        <li key={code}>
          <a
            href={prefixedPath(code, page?.path ?? '/', subject)}
            hrefLang={locale}
            lang={locale}
            aria-current={code === language.code ? 'true' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </Links>
  );
}

/** The language picker of a site with several languages; a choice removes the storage keys in `clears` (B2.4.4, B2.5.4). */
export function LanguagePicker({ clears }: { readonly clears: readonly string[] }) {
  const intl = useIntl();
  const { site, chooseLanguage } = useSite();
  if (site.config.languages.list.length === 1) return null;
  return (
    <>
      <Field>
        <select
          aria-label={intl.formatMessage({ id: 'shell.language' })}
          value={site.language.code}
          autoComplete="off"
          onChange={({ target }) => {
            chooseLanguage(target.value, clears);
          }}
        >
          {site.config.languages.list.map(({ code, label, locale }) => (
            <option key={code} value={code} lang={locale}>
              {label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" />
      </Field>
      <noscript>
        <LanguageLinks />
      </noscript>
    </>
  );
}
