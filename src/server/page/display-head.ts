import type { SiteConfig } from '../../engine/site-config.generated';
import { darkMedia } from '../../engine/display/display-choices';
import { closedAlertsScript } from '../../engine/display/closed-alerts';
import { displayScript } from '../../engine/display/display-script';
import { supportScript } from '../../engine/page/support-script';
import { coloursOf } from '../../engine/theme/theme-colours';
import { cspHash } from '../http/content-security-policy';

/** The part of the head with the colour schemes of a site and the inline script of its pages. */
export interface DisplayHead {
  readonly html: string;
  /** The hash of its script for the policy. */
  readonly hash: string;
}

/**
 * Declares the colour schemes and the colour of the menu bar, decides whether scripts run (B10.4.4), and applies what the
 * visitor has chosen (B11.4.4) and closed. The first `theme-color` whose media query matches counts, so that of the dark scheme is first.
 */
export function displayHead({ theme, shell }: Pick<SiteConfig, 'theme' | 'shell'>): DisplayHead {
  const { darkScheme } = theme;
  const alerts = shell.alerts ? `;${closedAlertsScript}` : '';
  const script = `${supportScript};${displayScript(darkScheme)}${alerts}`;
  const html = [
    `<meta name="color-scheme" content="${darkScheme === 'system' ? 'light dark' : 'light'}">`,
    `<meta name="theme-color" media="${darkMedia(darkScheme)}" content="${coloursOf('dark', theme).bar}">`,
    `<meta name="theme-color" content="${coloursOf('light', theme).bar}">`,
    `<script>${script}</script>`,
  ].join('');
  return { html, hash: cspHash(script) };
}
