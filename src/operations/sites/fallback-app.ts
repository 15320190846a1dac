import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { textDirection } from '../../engine/language/text-direction';
import { parseJson } from '../../engine/json/json';
import type { Environment } from '../../server/environment';
import { createApp, type LogStream } from '../../server/http/create-app';
import { acceptsHtml } from '../../server/http/error-handler';
import { escapeHtml } from '../../server/http/escape-html';
import type { Limits } from '../../server/http/limits';
import { standalonePage, type StandalonePage } from '../../server/http/standalone-page';
import { healthRoutes, type DependencyCheck } from '../../server/start/health/health-routes';

/** The engine's messages by language code. */
export type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>;

const catalogueSchema = z.record(z.string(), z.string()).catch({});

/** Reads the texts of catalogue files. */
export function messagesOf(files: Readonly<Record<string, { readonly text: string }>>): Messages {
  return Object.fromEntries(
    Object.entries(files).map(([code, { text }]) => [code, catalogueSchema.parse(parseJson(text))]),
  );
}

/** The first language of a header that has messages, else English. */
function languageOf(header: string | undefined, messages: Messages): string {
  const tags = (header ?? '').slice(0, 200).split(',');
  const codes = tags.map((tag) => tag.trim().split(/[-;]/, 1)[0]?.toUpperCase() ?? '');
  return codes.find((code) => Object.hasOwn(messages, code)) ?? 'EN';
}

/** The page for a host without a site, or with one that cannot be served now. */
function pageOf(messages: Messages, code: string, isKnown: boolean): StandalonePage {
  const text = (id: string) => messages[code]?.[`serverError.${id}`] ?? '';
  const title = text(isKnown ? 'title' : 'noSite');
  const advice = `<p>${escapeHtml(text('text'))}</p><p><a href="">${escapeHtml(text('retry'))}</a></p>`;
  const lang = code.toLowerCase();
  return standalonePage({
    lang,
    dir: textDirection({ locale: lang }),
    title,
    body: `<h1>${escapeHtml(title)}</h1>${isKnown ? advice : ''}`,
  });
}

export interface FallbackOptions {
  readonly environment: Environment;
  readonly limits: Limits;
  readonly messages: Messages;
  readonly logStream?: LogStream;
  /** Called when the app is closed. */
  readonly onClose: () => Promise<void>;
  /** Checks for `/readyz`. */
  readonly checks: Readonly<Record<string, DependencyCheck>>;
}

/** Answers requests that no site answers. */
export interface FallbackApp {
  readonly app: FastifyInstance;
  /** @param isKnown whether the host is that of a site, which cannot be served */
  readonly answer: (request: IncomingMessage, response: ServerResponse, isKnown: boolean) => void;
}

/** Seconds after which a client may ask again for a site that could not be opened. */
const retryAfterSeconds = '10';

/** Creates the app for requests that no site answers: those of a load balancer, for unknown hosts, and for sites with errors. */
export async function createFallbackApp(options: FallbackOptions): Promise<FallbackApp> {
  const { messages } = options;
  const known = new WeakSet<IncomingMessage>();
  const app = createApp({ ...options, publicAddress: '', upstreamMs: 0 });
  app.addHook('onClose', options.onClose);
  await app.register(healthRoutes(options.checks));
  app.setNotFoundHandler(async (request, reply) => {
    const isKnown = known.has(request.raw);
    void reply.code(isKnown ? 503 : 404).header('cache-control', 'no-store');
    if (isKnown) void reply.header('retry-after', retryAfterSeconds);
    const language = languageOf(request.headers['accept-language'], messages);
    const { html, policy } = pageOf(messages, language, isKnown);
    if (!acceptsHtml(request))
      return reply.type('text/plain; charset=utf-8').send(isKnown ? 'Service Unavailable' : 'Not Found');
    return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(html);
  });
  await app.ready();
  return {
    app,
    answer: (request, response, isKnown) => {
      if (isKnown) known.add(request);
      app.server.emit('request', request, response);
    },
  };
}
