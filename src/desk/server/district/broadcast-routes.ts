import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import {
  broadcastPublication,
  broadcastsApi,
  broadcastStep,
  type broadcastTexts,
  broadcastTrial,
  type publishedBroadcasts,
} from '../../api/broadcasts-api';
import { broadcastLabel } from '../../api/broadcast-label';
import { sitesQuery } from '../../api/sites-api';
import { dayInTimeZone } from '../../../engine/time/time-zone';
import { type Broadcast, isEmergency, isWithinYear } from '../../../engine/district/broadcast';
import type { OpenedContent } from '../content/content-routes';
import { openPreview } from '../content/preview/open-preview';
import { bodyOf, DeskRefusal, queryOf } from '../desk-request';
import { requirePerson, type SignedIn } from '../desk-session';
import type { Desk } from '../open-desk';
import { requireCode } from '../second-factor/second-factor-routes';
import type { FolderSites } from '../sites-routes';
import { publishDocuments, withAddresses } from './broadcast-documents';
import { type BroadcastChange, changeBroadcasts, newBroadcastId, readBroadcastState } from './broadcast-file';
import { siteTexts } from './site-texts';

const dayMs = 86_400_000;
/** Days whose steps are shown. */
const shownDays = 60;
const mostSteps = 20;

const steps = ['broadcast-published', 'broadcast-ended', 'broadcast-undone'] as const;

/** Today at the site at whose desk the operator is. */
const dayOf = ({ desk, content }: OpenedContent): string =>
  dayInTimeZone(content.options.checked.config.timeZone, desk.now());

/** A draft as it would be published today. @throws DeskRefusal */
function asBroadcast(
  opened: OpenedContent,
  { draft, id = newBroadcastId() }: z.infer<typeof broadcastTrial>,
): Broadcast {
  const published = dayOf(opened);
  if (!isWithinYear({ published, until: draft.until })) throw new DeskRefusal('broadcast-until');
  const { publicAddress } = opened.content.options.checked.config;
  return { ...draft, record: withAddresses(draft.record, publicAddress), id, published };
}

/** Who asks, at which desk. */
interface Entered extends OpenedContent {
  readonly person: SignedIn;
}

/** Writes a step in the log of the site, and in that of the operators. */
async function logStep(
  { desk, content, person: { name, home } }: Entered,
  action: (typeof steps)[number],
  broadcast: Broadcast | null,
): Promise<void> {
  const subject = broadcast ? broadcastLabel(broadcast.record, content.languageOf('')) || broadcast.list : '';
  await desk.log.add(name, action, subject);
  await home.log.add(name, action, subject);
}

async function readAll(desk: Desk, person: SignedIn, { shared }: FolderSites) {
  const { broadcasts, before, version } = await readBroadcastState(shared);
  const since = new Date(desk.now().getTime() - shownDays * dayMs).toISOString();
  const logged = (await person.home.log.readSince(since, steps)).slice(-mostSteps).reverse();
  return {
    broadcasts: broadcasts.map(({ id, published, ...draft }) => ({
      ...{ id, published, draft },
      isEmergency: isEmergency({ record: draft.record }),
    })),
    version,
    canUndo: before !== null,
    steps: logged.flatMap(({ action, ...entry }) => {
      const step = steps.find((one) => one === action);
      return step ? [{ ...entry, action: step }] : [];
    }),
  };
}

/** Adds the routes with which operators publish at the sites of a folder. */
export function addBroadcastRoutes(
  app: FastifyInstance,
  sites: FolderSites,
  open: () => Promise<OpenedContent>,
): void {
  const enter = async (request: FastifyRequest): Promise<Entered> => {
    const { desk, content } = await open();
    return { desk, content, person: await requirePerson(desk, request, 'sites') };
  };
  /** Makes a step with a code; `prepare` is called when it was right. Ended broadcasts are left out. */
  const step = async (
    entered: Entered,
    { version, code }: z.infer<typeof broadcastStep>,
    change: (now: BroadcastChange) => BroadcastChange,
    prepare?: () => Promise<void>,
  ) => {
    const today = dayOf(entered);
    await changeBroadcasts(sites.shared, version, async (now) => {
      const { broadcasts, before } = change(now);
      await requireCode(entered.desk, entered.person, code);
      await prepare?.();
      return { broadcasts: broadcasts.filter(({ until }) => until >= today), before };
    });
  };

  app.get(broadcastsApi, async (request): Promise<z.infer<typeof publishedBroadcasts>> => {
    const { desk, person } = await enter(request);
    return readAll(desk, person, sites);
  });
  app.get(`${broadcastsApi}/texts`, async (request): Promise<z.infer<typeof broadcastTexts>> => {
    const { content, person } = await enter(request);
    const { site } = await content.open(person.name);
    return { texts: siteTexts(site) };
  });
  app.post<{ Params: { name: string } }>(`${broadcastsApi}/sites/:name`, async (request) => {
    const entered = await enter(request);
    const { language } = queryOf(sitesQuery, request);
    const broadcast = asBroadcast(entered, bodyOf(broadcastTrial, request));
    const tried = await sites.tryBroadcast(request.params.name, broadcast, language);
    if (!tried) throw new DeskRefusal('not-found');
    return tried;
  });
  app.post(`${broadcastsApi}/preview`, async (request) => {
    const entered = await enter(request);
    const { content, person } = entered;
    const broadcast = asBroadcast(entered, bodyOf(broadcastTrial, request));
    const visitor = { name: person.name, language: '' };
    return openPreview(content, person.name, visitor, broadcast);
  });
  app.post(broadcastsApi, async (request, reply) => {
    const entered = await enter(request);
    const sent = bodyOf(broadcastPublication, request);
    const known = new Set(sites.list().map(({ name }) => name));
    if (sent.draft.sites?.some((name) => !known.has(name))) throw new DeskRefusal('site-unknown');
    const broadcast = asBroadcast(entered, sent);
    await step(
      entered,
      sent,
      ({ broadcasts }) => {
        const others = broadcasts.filter(({ id }) => id !== broadcast.id);
        if (sent.id !== undefined && others.length === broadcasts.length) throw new DeskRefusal('not-found');
        return { broadcasts: [broadcast, ...others], before: broadcasts };
      },
      () => publishDocuments(entered.content, sent.draft.record),
    );
    await logStep(entered, 'broadcast-published', broadcast);
    return reply.code(204).send();
  });
  app.post<{ Params: { id: string } }>(`${broadcastsApi}/:id/end`, async (request, reply) => {
    const entered = await enter(request);
    const { id } = request.params;
    const ended = (await readBroadcastState(sites.shared)).broadcasts.find((one) => one.id === id);
    if (!ended) throw new DeskRefusal('not-found');
    await step(entered, bodyOf(broadcastStep, request), ({ broadcasts }) => ({
      broadcasts: broadcasts.filter((one) => one.id !== id),
      before: broadcasts,
    }));
    await logStep(entered, 'broadcast-ended', ended);
    return reply.code(204).send();
  });
  app.post(`${broadcastsApi}/undo`, async (request, reply) => {
    const entered = await enter(request);
    await step(entered, bodyOf(broadcastStep, request), ({ before }) => {
      if (!before) throw new DeskRefusal('not-found');
      return { broadcasts: before, before: null };
    });
    await logStep(entered, 'broadcast-undone', null);
    return reply.code(204).send();
  });
}
