import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const permissions = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()';
const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * Sends the security headers with every response, errors included. Pages and documents replace the
 * Content-Security-Policy. HSTS is sent only for sites whose public address is https, and ignored by browsers over http.
 */
export async function addSecurityHeaders(app: FastifyInstance, publicAddress: string): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        frameAncestors: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
      },
    },
    // A page with it needs a process of its own in the browser (docs/decisions/0011-content-security-policy.md).
    crossOriginOpenerPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: publicAddress.startsWith('https:') && {
      maxAge: yearInSeconds,
      includeSubDomains: false,
    },
    // Only read by browsers that are no longer in use.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    xDnsPrefetchControl: false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissions);
  });
}
