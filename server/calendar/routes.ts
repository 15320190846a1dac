import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { prefixedPath, calendarEnding } from '../../src/model/page/page-url';
import { sharedCacheControl } from '../page/kept-page';
import { sendMissingPage, type PageRequests } from '../page/routes';
import { todayIn } from '../page/today';
import { eventPages, type EventPage } from './event-pages';
import { renderEvent } from './render-event';

type EventHttpRequest = FastifyRequest<{ Params: { id: string } }>;

async function sendEvent(
  requests: PageRequests,
  { today, code, event }: { readonly today: string; readonly code: string; readonly event: EventPage },
  request: EventHttpRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { checked, council } = requests.resources;
  const { id } = request.params;
  const rendered = await renderEvent({ checked, council, today, code, event, id });
  if (rendered === 'missing') return sendMissingPage(requests, request, reply);
  if (rendered === 'failed') {
    return reply
      .code(503)
      .headers({ 'cache-control': 'no-store', 'retry-after': '5' })
      .type('text/plain')
      .send('The event could not be loaded.');
  }
  return reply
    .headers({ 'cache-control': sharedCacheControl, 'content-language': code.toLowerCase() })
    .type('text/calendar; charset=utf-8')
    .send(rendered.text);
}

/** The calendar files of events, beside the pages about them: `/gu/meeting/12.ics` (B11.1.2). */
export function calendarRoutes(requests: PageRequests): FastifyPluginAsync {
  const { config } = requests.resources.checked;
  const today = todayIn(config.timeZone, requests.now);
  return async (app) => {
    for (const event of eventPages(config)) {
      for (const { code } of config.languages.list) {
        const path = `${prefixedPath(code, event.page.path)}/:id${calendarEnding}`;
        app.get(path, async (request: EventHttpRequest, reply) =>
          sendEvent(requests, { today: today(), code, event }, request, reply),
        );
      }
    }
  };
}
