import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Hidden } from '../../ui/Hidden';
import { Icon } from '../../ui/Icon';
import { prefixedAddress } from '../page-address';
import { usePlace } from '../RouteScreen';
import { useSite } from '../use-site';

const Label = styled('label')`
  position: relative;
  display: inline-flex;
  & > select {
    appearance: none;
    min-height: 44px;
    padding: 0 30px 0 12px;
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius-control);
    background: var(--surface);
    color: var(--ink);
    font-family: var(--own-fonts);
    font-size: 1rem;
    font-weight: 700;
    cursor: pointer;
  }
  & > select:hover {
    border-color: var(--accent);
  }
  /* The names of the other languages in the device's fonts: their own are a third of what the page weighs. */
  & option {
    font-family: sans-serif;
  }
  & > svg {
    position: absolute;
    right: 8px;
    top: calc(50% - 0.65em);
    pointer-events: none;
    font-size: 15px;
  }
  @media (scripting: none) {
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

/** The languages as plain links to the page in each. */
function LanguageLinks() {
  const { config, language } = useSite().site;
  const { page, subject } = usePlace();
  return (
    <Links>
      {config.languages.list.map(({ code, label, locale }) => (
        <li key={code}>
          <a
            href={prefixedAddress(code, page?.path ?? '/', subject)}
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

/** The choice of a language; `clears` are the keys of storage that go with it (specification, 2.4 and 2.5). */
export function LanguagePicker({ clears }: { readonly clears: readonly string[] }) {
  const intl = useIntl();
  const { site, chooseLanguage } = useSite();
  return (
    <>
      <Label>
        <Hidden>{intl.formatMessage({ id: 'shell.language' })}</Hidden>
        <select
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
      </Label>
      <noscript>
        <LanguageLinks />
      </noscript>
    </>
  );
}
