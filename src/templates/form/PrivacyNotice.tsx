import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { FormNotice } from '../../engine/form/form-notice';
import { useContent } from '../content';

const Box = styled('div')`
  display: grid;
  gap: 8px;
  color: var(--ink-soft);
  font-size: var(--small);
  line-height: 1.5;
  & summary {
    display: list-item;
    padding: 10px 0;
    font-weight: 700;
    cursor: pointer;
  }
  & details > * + * {
    margin-top: 8px;
  }
  & li {
    margin-inline-start: 1.2em;
    list-style: disc;
  }
`;

interface WholeNoticeProps {
  readonly name: string;
  readonly notice: FormNotice;
}

function WholeNotice({
  name,
  notice: { title, items, texts, contact, ownData, languages },
}: WholeNoticeProps) {
  const { context, languageAddress, pageAddress } = useContent();
  const { config, language } = context.site;
  const id = `notice-${name}`;
  const others = config.languages.list.filter(({ code }) => code !== language.code);
  return (
    <details>
      <summary>{title}</summary>
      <ul id={id}>
        {items.map(({ label, purpose }) => (
          <li key={label}>
            <b>{label}</b>
            {purpose !== '' && `: ${purpose}`}
          </li>
        ))}
      </ul>
      {[...texts, ...(contact === null ? [] : [contact])].map((text) => (
        <p key={text}>{text}</p>
      ))}
      {ownData && (
        <p>
          <a href={pageAddress(ownData.path)}>{ownData.title}</a>
        </p>
      )}
      {others.length > 0 && (
        <p>
          {languages}:{' '}
          {others.map(({ code, locale, name: label }, index) => (
            <span key={code}>
              {index > 0 && ' · '}
              <a href={`${languageAddress(code)}#${id}`} hrefLang={locale} lang={locale}>
                {label}
              </a>
            </span>
          ))}
        </p>
      )}
    </details>
  );
}

/** Explains what happens to a submission, with a link to the site's privacy policy (B4.8.7), and the whole notice (B4.8.8). */
export function PrivacyNotice({ name }: Pick<WholeNoticeProps, 'name'>) {
  const { context, pageAddress } = useContent();
  const intl = useIntl();
  const notice = context.site.notices[name];
  const page = context.site.config.submissions?.privacyPage;
  return (
    <Box>
      <p>
        {notice?.short ?? intl.formatMessage({ id: 'form.privacyNote' })}
        {page !== undefined && (
          <>
            {' '}
            <a href={pageAddress(page)}>{intl.formatMessage({ id: 'form.privacyLink' })}</a>
          </>
        )}
      </p>
      {notice && <WholeNotice name={name} notice={notice} />}
    </Box>
  );
}
