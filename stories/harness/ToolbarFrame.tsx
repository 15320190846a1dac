import { Global } from '@emotion/react';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import type { Site } from '../../src/engine/site/site';
import { siteStyles } from '../../src/site/theme/site-styles';
import { configOfChanges, variablesOfChanges } from './theme-changes';
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
  changes,
  reducedMotion,
  text,
  children,
}: ToolbarFrameProps) {
  const { scheme, theme } = themeOptions[option];
  const site = useMemo(
    () =>
      withTheme(ownSite, (own) => {
        const chosen = theme(own);
        return { ...chosen, ...configOfChanges(changes, chosen) };
      }),
    [ownSite, theme, changes],
  );
  const rendered = useMemo(
    () => withTheme(site, (original) => withFixedScheme(scheme, original)),
    [site, scheme],
  );
  useLayoutEffect(() => {
    const { documentElement: page } = document;
    page.lang = site.language.locale;
    page.dataset.scheme = scheme;
    page.style.fontSize = `${text}%`;
    const variables = Object.entries(variablesOfChanges(changes));
    for (const [name, value] of variables) page.style.setProperty(name, value);
    return () => {
      for (const [name] of variables) page.style.removeProperty(name);
    };
  }, [site, scheme, text, changes]);
  return (
    <SiteFrame site={rendered}>
      <Global styles={siteStyles(site.config)} />
      {reducedMotion && <ReducedMotion />}
      {children}
    </SiteFrame>
  );
}
