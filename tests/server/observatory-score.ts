/** Result of one rule: points that it adds or takes. */
type Rule = (headers: Headers) => number;

const anySource = ['*', 'http:', 'https:', 'ftp:'];

function directives(policy: string): ReadonlyMap<string, readonly string[]> {
  const parts = policy.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(parts.map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
}

const policyRule: Rule = (headers) => {
  const policy = headers.get('content-security-policy');
  if (policy === null || policy.includes(',')) return -25;
  const found = directives(policy);
  const sources = (name: string) => found.get(name) ?? found.get('default-src') ?? ['*'];
  const scripts = sources('script-src');
  const isUnsafe = (list: readonly string[]) =>
    list.some((one) => [...anySource, "'unsafe-inline'", 'data:'].includes(one));
  const isInsecure = (list: readonly string[]) => list.some((one) => one.startsWith('http:'));
  if (isUnsafe(scripts) || sources('object-src').some((one) => anySource.includes(one))) return -20;
  const passive = [...sources('img-src'), ...sources('media-src')];
  const active = [...found].flatMap(([name, list]) => (['img-src', 'media-src'].includes(name) ? [] : list));
  if (isInsecure(active)) return -20;
  if ([...scripts, ...sources('style-src')].includes("'unsafe-eval'") || isInsecure(passive)) return -10;
  if (isUnsafe(sources('style-src'))) return 0;
  return found.get('default-src')?.join() === "'none'" ? 10 : 5;
};

const transportRule: Rule = (headers) => {
  const age = /^max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1];
  if (age === undefined) return -20;
  return Number(age) < 15_552_000 ? -10 : 0;
};

const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

const rules: readonly Rule[] = [
  policyRule,
  transportRule,
  (headers) => (headers.get('x-content-type-options') === 'nosniff' ? 0 : -5),
  (headers) => (privateReferrers.includes(headers.get('referrer-policy') ?? '') ? 5 : 0),
  (headers) => {
    if (directives(headers.get('content-security-policy') ?? '').has('frame-ancestors')) return 5;
    return ['DENY', 'SAMEORIGIN'].includes(headers.get('x-frame-options') ?? '') ? 0 : -20;
  },
  (headers) => (/^same-(?:origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? '') ? 10 : 0),
  (headers) => (headers.getSetCookie().every((cookie) => /;\s*secure/i.test(cookie)) ? 0 : -20),
  (headers) => (headers.has('access-control-allow-credentials') ? -50 : 0),
];

/** Scores a response over https by the rules of Mozilla's HTTP Observatory that apply to its headers. */
export function observatoryScore(headers: Headers): number {
  const points = rules.map((rule) => rule(headers));
  const base = 100 + points.filter((one) => one < 0).reduce((sum, one) => sum + one, 0);
  // Bonus points count from a score of 90.
  return base < 90 ? base : base + points.filter((one) => one > 0).reduce((sum, one) => sum + one, 0);
}
