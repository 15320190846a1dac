import type { FastifyInstance } from 'fastify';

const policy = "default-src 'none';frame-ancestors 'self';base-uri 'none';form-action 'none'";
const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * Returns the security headers of every response, errors included. Pages and documents replace the
 * Content-Security-Policy. HSTS is sent only for sites whose public address is https, and ignored by browsers over http.
 * There is no Cross-Origin-Opener-Policy: a page with it needs a process of its own in the browser
 * (docs/decisions/0011-content-security-policy.md).
 */
export function securityHeaders(publicAddress: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': policy,
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(publicAddress.startsWith('https:') && { 'strict-transport-security': `max-age=${yearInSeconds}` }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'SAMEORIGIN',
    ...permissionsPolicy(false),
  };
}

/** The header with what a page may ask the browser for: nothing, or the position of the device. */
export function permissionsPolicy(takesPosition: boolean): { readonly 'permissions-policy': string } {
  const geolocation = takesPosition ? 'geolocation=(self)' : 'geolocation=()';
  return { 'permissions-policy': `camera=(), ${geolocation}, microphone=(), payment=(), usb=()` };
}

/** Sends headers with every response of an app. */
export function addHeaders(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  app.addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}
