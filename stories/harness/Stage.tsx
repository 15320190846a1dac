import { Global } from '@emotion/react';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import type { Site } from '../../src/config/site';
import { siteStyles } from '../../src/ui/theme/site-styles';
import { fixedTo, looks } from './looks';
import { dressed } from './sample-site';
import { SiteFrame } from './SiteFrame';
import { Stillness } from './Stillness';
import type { ToolbarChoice } from './toolbar';

interface StageProps extends Omit<ToolbarChoice, 'language'> {
  /** In the language of the toolbar. */
  readonly site: Site;
  readonly children: ReactNode;
}

/** A site as the toolbar wants it: its scheme and the size of its text on the page, its theme and words in the story. */
export function Stage({ site: own, look, stillness, text, children }: StageProps) {
  const { scheme, theme } = looks[look];
  const site = useMemo(() => dressed(own, theme), [own, theme]);
  const drawn = useMemo(() => dressed(site, (worn) => fixedTo(scheme, worn)), [site, scheme]);
  useLayoutEffect(() => {
    const { documentElement: page } = document;
    page.lang = site.language.locale;
    page.dataset.scheme = scheme;
    page.style.fontSize = `${text}%`;
  }, [site, scheme, text]);
  return (
    <SiteFrame site={drawn}>
      <Global styles={siteStyles(site.config)} />
      {stillness && <Stillness />}
      {children}
    </SiteFrame>
  );
}
