import type { FastifyRequest } from 'fastify';
import { deskMessages } from '../messages/desk-messages';
import type { CheckedSite } from '../../engine/site/checked-site';
import { type DeskPageStart, type DeskStart, deskStartId } from '../api/desk-start';
import { deskManifestPath } from '../api/shares-api';
import { languageTag } from '../../engine/language/language-tag';
import { resolveLanguage } from '../../engine/language/resolve-language';
import { textDirection } from '../../engine/language/text-direction';
import { messageFormat } from '../../server/site/message-format';
import { escapeHtml } from '../../server/http/escape-html';
import { jsonForScript } from '../../server/http/json-for-script';
import { storedLanguage } from '../../server/http/stored-language';
import type { SiteIcons } from '../../server/page/manifest/site-icons';
import type { Assets } from '../../server/page/assets';
import { contentSecurityPolicy } from '../../server/http/content-security-policy';
import { siteStyleParts } from '../../server/page/site-style-parts';

/** The HTML of the desk: the site's styles and the script that shows it. */
export interface DeskPage {
  readonly html: (request: FastifyRequest) => Promise<string>;
  /** Its Content-Security-Policy. */
  readonly policy: string;
}

function startOf({ config }: CheckedSite, language: string): DeskStart {
  const { languages, displayName, display, timeZone, publicAddress } = config;
  const { dateFormat, wideFrom } = display;
  const shown = { dateFormat, wideFrom };
  return { language, languages, displayName, timeZone, publicAddress, display: shown };
}

/** Beginnings of the ids of the texts that are shown before somebody is signed in. */
const firstTexts = /^(?:failed|frame|invitation|nobody|password|problem|signIn)\./;

function textsOf(language: string): DeskPageStart['texts'] {
  const { isOwn, messages } = deskMessages(language);
  const compiled = Object.entries(messages)
    .filter(([id]) => firstTexts.test(id))
    .map(([id, text]) => [id, messageFormat(text, 'en').getAst()] as const);
  return { isOwn, messages: Object.fromEntries(compiled) };
}

/** Makes the page of the desk of a site. It says nothing of the site that its public pages do not say. */
export function makeDeskPage(checked: CheckedSite, { desk, connect }: Assets, icons: SiteIcons): DeskPage {
  const { styles, display } = siteStyleParts(checked);
  const script = desk.map((src) => `<script type="module" src="${src}"></script>`).join('');
  return {
    policy: contentSecurityPolicy({
      scripts: [display.hash],
      styles: [styles.hash],
      frameHosts: [],
      framed: [],
      // The preview at the width of a phone.
      framesOwn: true,
      // A picture is cropped before it is sent.
      pictures: ['blob:'],
      connect,
    }),
    html: async (request) => {
      const [icon] = await icons();
      const iconLink = icon ? `<link rel="icon" href="${icon.url}">` : '';
      const language = resolveLanguage(checked.config, { stored: storedLanguage(request) });
      const start: DeskPageStart = { ...startOf(checked, language.code), texts: textsOf(language.code) };
      const tag = languageTag(language);
      const { isOwn, messages } = deskMessages(language.code);
      return [
        `<!doctype html><html lang="${tag}" dir="${textDirection(language)}"><head>`,
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
        `<title>${escapeHtml(start.displayName[language.code] ?? '')}</title>`,
        `<meta name="robots" content="noindex">${display.html}<style>${styles.css}</style>`,
        `${iconLink}<link rel="manifest" href="${deskManifestPath}?language=${language.code}"></head><body>`,
        `<noscript lang="${isOwn ? tag : 'en'}">${escapeHtml(messages['frame.noScript'])}</noscript><div id="root"></div>`,
        `<script type="application/json" id="${deskStartId}">${jsonForScript(start)}</script>${script}</body></html>`,
      ].join('');
    },
  };
}
