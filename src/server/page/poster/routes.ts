import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { posterNames, prefixedPath } from '../../../engine/page/page-url';
import { todayIn } from '../../../engine/time/today';
import type { PictureStore } from '../../media/picture-store';
import type { DrawnPoster } from '../../media/poster/poster-store';
import type { Poster } from '../../media/poster/poster-job';
import { networkOf, type LimitRequests } from '../../submissions/rate-limit';
import { sendMissingPage, type PageRequests } from '../routes';
import { sharedCacheControl } from '../site-page';
import { makePoster } from './make-poster';
import { posterFonts } from './poster-fonts';
import { posterPages } from './poster-pages';

export interface PosterRoutesOptions {
  readonly requests: PageRequests;
  readonly pictures: PictureStore;
  readonly limits: LimitRequests;
  /** Posters that a network may have drawn in 10 minutes; those that were drawn before do not count. */
  readonly mostDrawn: number | 'off';
  readonly clientFolder: string | null;
}

const busySeconds = 5;

function sendPoster(reply: FastifyReply, { hash, bytes }: DrawnPoster, code: string): FastifyReply {
  return reply
    .headers({
      'cache-control': sharedCacheControl,
      'content-language': code.toLowerCase(),
      'x-content-type-options': 'nosniff',
      etag: `"${hash}"`,
    })
    .type('image/png')
    .send(bytes);
}

function sendLater(reply: FastifyReply, status: 429 | 503, seconds: number): FastifyReply {
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'retry-after': String(seconds) })
    .type('text/plain')
    .send('The picture could not be made now.');
}

/** Posters of records, beside their pages: `/gu/notice/12/picture.png` to send and `…/poster.png` to print (B11.22.1). */
export function posterRoutes(options: PosterRoutesOptions): FastifyPluginAsync {
  const { requests, pictures, limits, mostDrawn, clientFolder } = options;
  const { checked, council, files } = requests.resources;
  const today = todayIn(checked.config.timeZone, requests.now);
  const limit = limits(mostDrawn);

  async function send(poster: Poster, code: string, request: FastifyRequest, reply: FastifyReply) {
    const known = await pictures.posters.find(poster);
    if (known) return sendPoster(reply, known, code);
    const wait = await limit(request, `poster ${networkOf(request)}`);
    if (wait > 0) return sendLater(reply, 429, wait);
    const drawn = await pictures.posters.draw(poster);
    if (drawn) return sendPoster(reply, drawn, code);
    request.log.warn({ poster: request.url }, 'a poster could not be drawn');
    return sendLater(reply, 503, busySeconds);
  }

  return async (app) => {
    for (const about of posterPages(checked.config)) {
      for (const [code, site] of Object.entries(files.sites)) {
        const fonts = posterFonts(checked, site.language, clientFolder);
        for (const [name, size] of Object.entries(posterNames)) {
          const path = `${prefixedPath(code, about.page.path)}/:id/${name}`;
          app.get<{ Params: { id: string } }>(path, async (request, reply) => {
            const source = { checked, site, council, pictures, fonts, today: today() };
            const poster = await makePoster(source, about, request.params.id, size);
            if (poster === 'missing') return sendMissingPage(requests, request, reply);
            if (poster === 'failed') return sendLater(reply, 503, busySeconds);
            return send(poster, code, request, reply);
          });
        }
      }
    }
  };
}
