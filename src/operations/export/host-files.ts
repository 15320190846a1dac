import { permissionsPolicy, securityHeaders } from '../../server/http/security-headers';
import { documentHeaders, openedInline } from '../../server/media/document-headers';
import type { SiteConfig } from '../../engine/site-config.generated';
import { prefixedPath } from '../../engine/page/page-url';
import { workerUrl } from '../../engine/worker/worker-settings';
import { notFoundPath } from './page-paths';
import type { RenderedFile } from './render-pages';

type Headers = Readonly<Record<string, string>>;

/** Inputs of the header files. */
export interface HostedSite {
  readonly config: SiteConfig;
  readonly pages: readonly Pick<RenderedFile, 'path' | 'policy' | 'takesPosition'>[];
  /** Names of the documents, such as `documents/tender.pdf`. */
  readonly documents: readonly string[];
}

const policyName = 'content-security-policy';
const permanent = { 'cache-control': 'public, max-age=31536000, immutable' };

const titleCase = (name: string): string => name.replace(/(?<=^|-)[a-z]/g, (letter) => letter.toUpperCase());

function rule(path: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${titleCase(name)}: ${value}`);
  return [path, ...lines].join('\n');
}

/** A path for a rule, in which `*` and `:` are wildcards. */
function rulePath(path: string): string {
  return `${path.replaceAll('*', '%2A').replaceAll(':', '%3A')}${path.endsWith('/') ? '' : '/'}`;
}

function documentRules(documents: readonly string[]): readonly string[] {
  const { [policyName]: policy = '' } = documentHeaders('');
  const downloads = documents.flatMap((name) => {
    const { 'content-disposition': disposition = '' } = documentHeaders(name);
    const path = `/${name.split('/').map(encodeURIComponent).join('/')}`;
    return disposition === 'attachment' ? [rule(path, { 'content-disposition': disposition })] : [];
  });
  return [rule('/documents/*', { [policyName]: policy }), ...downloads];
}

/** The file `_headers` of Netlify and Cloudflare Pages: general rules first, since Cloudflare reads 100 of them. */
export function headersFile({ config, pages, documents }: HostedSite): string {
  const { [policyName]: strict = '', ...common } = securityHeaders(config.publicAddress);
  const rules = [
    rule('/*', common),
    ...['/assets/*', '/icons/*', '/media/*', '/site/*'].map((path) =>
      rule(path, { [policyName]: strict, ...permanent }),
    ),
    rule('/api/*', { [policyName]: strict, 'cache-control': 'no-cache' }),
    rule(workerUrl, { 'cache-control': 'no-cache' }),
    ...documentRules(documents),
    ...pages.map(({ path, policy, takesPosition }) =>
      rule(rulePath(path), { [policyName]: policy, ...(takesPosition && permissionsPolicy(true)) }),
    ),
  ];
  return `${rules.join('\n')}\n`;
}

const quoted = (value: string): string => `"${value.replace(/["\\$]/g, String.raw`\$&`)}"`;

/** Directives that add headers; nginx forgets those of the outer block where there are any. */
function addHeaders(headers: Headers, indent: string): string {
  return Object.entries(headers)
    .map(([name, value]) => `${indent}add_header ${titleCase(name)} ${quoted(value)} always;`)
    .join('\n');
}

/** Directives for the server block of nginx, to be included there. The policy of a page is in its HTML. */
export function nginxFile({ config }: Pick<HostedSite, 'config'>): string {
  const { [policyName]: _strict, ...common } = securityHeaders(config.publicAddress);
  const framing = { ...common, [policyName]: "frame-ancestors 'self'" };
  const files = 'try_files $uri $uri/index.html =404;';
  const languages = config.languages.list.map(
    ({ code }) =>
      `location ${prefixedPath(code, '/')}/ {\n  error_page 404 ${prefixedPath(code, notFoundPath)};\n  ${files}\n}`,
  );
  return `# For the server block of nginx whose root is this folder.
charset utf-8;
error_page 404 ${notFoundPath};
${addHeaders(framing, '')}
location / { ${files} }
${languages.join('\n')}
location ~ ^/(?:assets|icons|media|site)/ { expires max; }
location = ${workerUrl} { expires epoch; }
location /documents/ {
${addHeaders({ ...common, ...documentHeaders('') }, '  ')}
}
location ~* ^/documents/.*${openedInline.source} {
${addHeaders({ ...common, ...documentHeaders('.pdf') }, '  ')}
}
location ~ ^/(?:_|\\.export) { return 404; }
`;
}
