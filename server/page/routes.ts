import type { FastifyPluginAsync } from 'fastify';
import type { SubmissionDesk } from '../submissions/desk';
import { answerPage, type PageMaker } from './answer-page';
import { formPosts } from './form-post';
import { formsAt, pageForm, receivedIn } from './page-forms';
import { cookieOf, givePage, pathOf, queryOf } from './page-request';

/** Every other path: a page of the site, or the page that says there is none (status 404). */
export function pageRoutes(
  maker: PageMaker,
  desk: SubmissionDesk,
  now: () => Date = () => new Date(),
): FastifyPluginAsync {
  return async (app) => {
    app.get('/*', async (request, reply) => {
      const ask = { path: pathOf(request), cookie: cookieOf(request, 'language'), now: now() };
      const forms = formsAt(maker.checked.config, ask.path);
      const received = receivedIn(queryOf(request), forms);
      const form = forms.length > 0 ? { form: pageForm(ask.now, received) } : {};
      return givePage(
        reply,
        await answerPage(maker, { ...ask, ...form }),
        received ? 'no-store' : 'no-cache',
      );
    });
    await app.register(formPosts({ maker, desk, now }));
  };
}
