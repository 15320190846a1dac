import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { sampleConfig } from './sample-config';
import { sampleSite } from './sample-site';
import { SiteFrame, useSampleSite } from './SiteFrame';

const Columns = styled('div')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: var(--gap);
`;

const Name = styled('p')`
  margin-bottom: 16px;
  color: var(--ink-soft);
  font-size: var(--small);
`;

/** Renders the same content in every language of the site, side by side. */
export function LanguageMatrix({ children }: { readonly children: ReactNode }) {
  const { theme } = useSampleSite().config;
  return (
    <Columns>
      {sampleConfig.languages.list.map(({ code, locale, name }) => {
        const site = sampleSite(code);
        return (
          <div key={code} lang={locale}>
            <Name>{name}</Name>
            <SiteFrame site={{ ...site, config: { ...site.config, theme } }}>{children}</SiteFrame>
          </div>
        );
      })}
    </Columns>
  );
}
