import { Global } from '@emotion/react';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import type { Site } from '../../src/engine/site/site';
import { siteStyles } from '../../src/site/theme/site-styles';
import { withFixedScheme, themeOptions } from './theme-options';
import { withTheme } from './sample-site';
import { SiteFrame } from './SiteFrame';
import { ReducedMotion } from './ReducedMotion';
import type { ToolbarValues } from './toolbar';

interface ToolbarFrameProps extends Omit<ToolbarValues, 'language'> {
  /** Site in the language of the toolbar. */
  readonly site: Site;
  readonly children: ReactNode;
}

/** Applies the toolbar to a site: scheme, text size and language to the document, the theme to the story. */
export function ToolbarFrame({
  site: ownSite,
  theme: option,
  reducedMotion,
  text,
  children,
}: ToolbarFrameProps) {
  const { scheme, theme } = themeOptions[option];
  const site = useMemo(() => withTheme(ownSite, theme), [ownSite, theme]);
  const rendered = useMemo(
    () => withTheme(site, (original) => withFixedScheme(scheme, original)),
    [site, scheme],
  );
  useLayoutEffect(() => {
    const { documentElement: page } = document;
    page.lang = site.language.locale;
    page.dataset.scheme = scheme;
    page.style.fontSize = `${text}%`;
  }, [site, scheme, text]);
  return (
    <SiteFrame site={rendered}>
      <Global styles={siteStyles(site.config)} />
      {reducedMotion && <ReducedMotion />}
      {children}
    </SiteFrame>
  );
}
