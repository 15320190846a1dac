import type { FastifyPluginAsync } from 'fastify';
import type { SiteConfig } from '../../engine/site-config.generated';
import { emailUrl } from '../../engine/url/contact-url';
import { sitemapPath } from './sitemap';

/** Keeps crawlers away from the data, and names the sitemap. */
export function robotsOf({ publicAddress }: SiteConfig): string {
  return `User-agent: *\nDisallow: /api/\nSitemap: ${publicAddress}${sitemapPath}\n`;
}

/** Where RFC 9116 looks for whom to tell of a security problem. */
export const securityPath = '/.well-known/security.txt';

/** Six to twelve months later: the first of January or July, so that an export seldom writes the file again. */
function expiryOf(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth() < 6 ? 0 : 6, 1));
}

/** Whom to tell of a security problem: the contact for data (RFC 9116). Null where the config has no way to reach it. */
export function securityOf(config: SiteConfig, now: Date): string | null {
  const { dataContact, languages, publicAddress } = config;
  const number = dataContact?.telephone?.replaceAll(/[^+\d]/g, '');
  const contacts = [emailUrl(dataContact?.email ?? null), number ? `tel:${number}` : null];
  const known = contacts.flatMap((contact) => (contact === null ? [] : [`Contact: ${contact}`]));
  if (known.length === 0) return null;
  const locales = languages.list.map(({ locale }) => new Intl.Locale(locale).language);
  return [
    ...known,
    `Expires: ${expiryOf(now).toISOString().replace('.000', '')}`,
    `Preferred-Languages: ${[...new Set(locales)].join(', ')}`,
    `Canonical: ${publicAddress}${securityPath}`,
    '',
  ].join('\n');
}

/** `robots.txt` and `security.txt`, made from the config. */
export function crawlerRoutes(config: SiteConfig, now = () => new Date()): FastifyPluginAsync {
  return async (app) => {
    app.get('/robots.txt', async (_request, reply) =>
      reply.type('text/plain; charset=utf-8').send(robotsOf(config)),
    );
    app.get(securityPath, (_request, reply) => {
      const text = securityOf(config, now());
      if (text === null) reply.callNotFound();
      else void reply.type('text/plain; charset=utf-8').send(text);
    });
  };
}
