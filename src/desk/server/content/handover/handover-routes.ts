import type { FastifyInstance, FastifyRequest } from 'fastify';
import { contentApi } from '../../../api/content-api';
import { seenVersion, sentNote } from '../../../api/handover-api';
import { bodyOf } from '../../desk-request';
import type { EnterContent } from '../../freshness/freshness-routes';
import { openPreview } from '../preview/open-preview';
import {
  handOver,
  publishWaiting,
  readHandover,
  readWaiting,
  requireWaiting,
  sendBack,
  takeWaiting,
} from './hand-over';

type OfPerson = FastifyRequest<{ Params: { person: string } }>;

const publishing = { config: { access: 'publish' } } as const;

/** Adds the routes of what editors hand over, and of what publishers do with it. */
export function addHandoverRoutes(app: FastifyInstance, enter: EnterContent): void {
  const own = `${contentApi}/handover`;
  app.get(own, async (request) => {
    const { content, visitor } = await enter(request);
    return { handover: await readHandover(content, visitor) };
  });
  app.post(own, async (request, reply) => {
    const { content, visitor } = await enter(request);
    await handOver(content, bodyOf(sentNote, request).note, visitor);
    return reply.code(204).send();
  });
  app.delete(own, async (request, reply) => {
    const { desk, visitor } = await enter(request);
    await desk.handovers.remove(visitor.name);
    return reply.code(204).send();
  });
  const waiting = `${contentApi}/waiting`;
  app.get(waiting, publishing, async (request) => {
    const { content, visitor } = await enter(request, 'publish');
    return { waiting: await readWaiting(content, visitor) };
  });
  app.post(`${waiting}/:person/preview`, publishing, async (request: OfPerson) => {
    const { content, visitor } = await enter(request, 'publish');
    await requireWaiting(content, request.params.person);
    return openPreview(content, request.params.person, visitor);
  });
  app.post(`${waiting}/:person/publish`, publishing, async (request: OfPerson) => {
    const { content, visitor } = await enter(request, 'publish');
    return publishWaiting(content, { ...request.params, ...bodyOf(seenVersion, request) }, visitor);
  });
  app.post(`${waiting}/:person/take`, publishing, async (request: OfPerson, reply) => {
    const { content, visitor } = await enter(request, 'publish');
    await takeWaiting(content, { ...request.params, ...bodyOf(seenVersion, request) }, visitor);
    return reply.code(204).send();
  });
  app.post(`${waiting}/:person/return`, publishing, async (request: OfPerson, reply) => {
    const { content, visitor } = await enter(request, 'publish');
    await sendBack(content, { ...request.params, ...bodyOf(sentNote, request) }, visitor);
    return reply.code(204).send();
  });
}
