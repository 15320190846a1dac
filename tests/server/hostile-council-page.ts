import { closedAlertsScript } from '../../src/engine/display/closed-alerts';
import { displayScript } from '../../src/engine/display/display-script';
import { supportScript } from '../../src/engine/page/support-script';

/** A page as a browser got it. */
export interface FetchedPage {
  readonly status: number;
  readonly html: string;
  readonly policy: string;
}

/** Fetches a page; status 0 when there is no answer within 50 seconds. */
export async function fetchPage(url: string): Promise<FetchedPage> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(50_000),
    });
    const policy = response.headers.get('content-security-policy') ?? '';
    return { status: response.status, html: await response.text(), policy };
  } catch (error) {
    return { status: 0, html: String(error), policy: '' };
  }
}

const tagPattern = /<([a-z][\w:-]*)(?![\w:-])((?:"[^"]*"|[^">])*)>/gi;
const attributePattern = /([^\s"=/]+)(?:="([^"]*)")?/g;
const urlAttributes = ['href', 'src', 'action', 'formaction', 'poster', 'srcset', 'data', 'xlink:href'];
const forbiddenTags = ['base', 'object', 'embed', 'applet'];

/** The scheme of a URL as browsers read it, without control characters; empty for relative URLs. */
function schemeOf(url: string): string {
  const plain = url.replaceAll(/[\s\p{Cc}]/gu, '');
  return /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1]?.toLowerCase() ?? '';
}

const unescape = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

function isSafeUrl(url: string): boolean {
  const scheme = schemeOf(unescape(url));
  return (
    ['', 'http', 'https', 'tel', 'mailto'].includes(scheme) || /^data:image\/(?:svg\+xml,|png|webp)/.test(url)
  );
}

function problemOfAttribute(tag: string, name: string, value: string): string | null {
  if (name.startsWith('on')) return `<${tag} ${name}>`;
  if (name === 'srcdoc' || (tag === 'meta' && name === 'http-equiv')) return `<${tag} ${name}>`;
  if (urlAttributes.includes(name) && !isSafeUrl(value)) return `<${tag} ${name}="${value.slice(0, 60)}">`;
  return null;
}

/** The page has module scripts of the site, its data and that for search engines, and no other script. */
function isOwnScript(attributes: string): boolean {
  return (
    /^ type="module" src="\/[^"/][^"]*"$/.test(attributes) ||
    attributes === ' type="application/json" id="page-start"' ||
    attributes === ' type="application/ld+json"'
  );
}

function problemsOfTag(tag: string, attributes: string): readonly string[] {
  const found = [...attributes.matchAll(attributePattern)].map(([, name = '', value = '']) =>
    problemOfAttribute(tag, name.toLowerCase(), value),
  );
  const isForeign = forbiddenTags.includes(tag) || (tag === 'script' && !isOwnScript(attributes));
  return [
    ...(isForeign ? [`<${tag}${attributes.slice(0, 60)}>`] : []),
    ...found.filter((one) => one !== null),
  ];
}

/** The script that applies the visitor's choices before the first paint. */
const ownInlineScript = `<script>${supportScript};${displayScript('system')};${closedAlertsScript}</script>`;

function problemsOfMarkup(html: string): readonly string[] {
  return [...html.replace(ownInlineScript, '').matchAll(tagPattern)].flatMap(
    ([, tag = '', attributes = '']) => problemsOfTag(tag.toLowerCase(), attributes),
  );
}

function problemsOfMain(html: string): readonly string[] {
  const start = html.indexOf('<main');
  const end = html.indexOf('</main>', start);
  if (start < 0 || end < 0) return ['no main element'];
  const text = html.slice(start, end).replaceAll(tagPattern, '').trim();
  return text === '' ? ['an empty main element'] : [];
}

function problemsOfData(html: string): readonly string[] {
  const [, text = ''] = /id="page-start">([^<]*)</.exec(html) ?? [];
  // A page with status 404 has nothing for search engines.
  const [, linked = 'null'] = /type="application\/ld\+json">([^<]*)</.exec(html) ?? [];
  try {
    JSON.parse(text);
    JSON.parse(linked);
    return [];
  } catch {
    return ['page data that is not JSON'];
  }
}

const plainHost = /^https:\/\/[a-z0-9][a-z0-9.-]*(?::\d{1,5})?$/;
const hash = /^'sha256-[\w+/]+=*'$/;

type Directives = ReadonlyMap<string, readonly string[]>;

function directivesOf(policy: string): Directives {
  const parts = policy.split('; ').map((part) => part.split(' '));
  return new Map(parts.map(([name = '', ...sources]) => [name, sources]));
}

/** Whether a source may be in a policy that lacks it when the council is sound. */
function mayBeAdded(name: string, source: string): boolean {
  if (name === 'style-src') return hash.test(source);
  return name === 'frame-src' && (plainHost.test(source) || source === "'none'");
}

/** Sources and directives that the policy of a sound council's page does not have. */
function problemsOfPolicy(policy: string, soundPolicy: string): readonly string[] {
  const sound = directivesOf(soundPolicy);
  const found = directivesOf(policy);
  const missing = [...sound.keys()].filter((name) => !found.has(name)).map((name) => `policy lacks ${name}`);
  const added = [...found].flatMap(([name, sources]) =>
    sound.has(name)
      ? sources
          .filter((source) => !sound.get(name)?.includes(source) && !mayBeAdded(name, source))
          .map((source) => `policy has ${name} ${source}`)
      : [`policy has ${name}`],
  );
  return [...missing, ...added, ...(policy.includes(',') ? ['policy has a comma'] : [])];
}

/** The faults of a page, whose policy should be that of a page with a sound council. */
export function pageProblems({ status, html, policy }: FetchedPage, soundPolicy: string): readonly string[] {
  if (status !== 200 && status !== 404) return [`status ${status} ${status === 0 ? html : ''}`];
  return [
    ...problemsOfMain(html),
    ...problemsOfData(html),
    ...problemsOfMarkup(html),
    ...problemsOfPolicy(policy, soundPolicy),
  ];
}
