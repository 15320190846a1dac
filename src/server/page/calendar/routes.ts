import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { prefixedPath, calendarEnding } from '../../../engine/page/page-url';
import { sharedCacheControl } from '../site-page';
import { sendMissingPage, type PageRequests } from '../routes';
import { todayIn } from '../../../engine/time/today';
import { calendarPath, eventListPages, eventPages } from './event-pages';
import { renderEvent, renderEvents, type CalendarRequest, type RenderedEvent } from './render-event';

type EventHttpRequest = FastifyRequest<{ Params: { id: string } }>;

/** The calendar files of events and of lists of events, beside their pages: `/gu/meeting/12.ics` (B11.1.2). */
export function calendarRoutes(requests: PageRequests): FastifyPluginAsync {
  const { checked, council } = requests.resources;
  const { config } = checked;
  const today = todayIn(config.timeZone, requests.now);

  async function send(
    rendered: RenderedEvent,
    code: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
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

  return async (app) => {
    for (const { code } of config.languages.list) {
      const from = (): CalendarRequest => ({ checked, council, today: today(), code });
      for (const event of eventPages(config)) {
        const path = `${prefixedPath(code, event.page.path)}/:id${calendarEnding}`;
        app.get(path, async (request: EventHttpRequest, reply) =>
          send(await renderEvent(from(), event, request.params.id), code, request, reply),
        );
      }
      for (const list of eventListPages(config)) {
        app.get(calendarPath(code, list), async (request, reply) =>
          send(await renderEvents(from(), list), code, request, reply),
        );
      }
    }
  };
}
