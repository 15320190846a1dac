import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Push } from '../../../server/push/push';
import { pushSubscription } from '../../../server/push/subscription';
import { deskApi } from '../../api/desk-api';
import { pushChange, pushDevice } from '../../api/push-api';
import { bodyOf, DeskRefusal } from '../desk-request';
import { requirePerson } from '../desk-session';
import type { Desk } from '../open-desk';

interface PushRoutesOptions {
  readonly desk: () => Promise<Desk>;
  /** Null where nobody is notified. */
  readonly push: Push | null;
}

/** Adds the routes of notifications of a person of the site: an operator of its folder has none. */
export function addPushRoutes(app: FastifyInstance, { desk, push }: PushRoutesOptions): void {
  const url = `${deskApi}/push`;
  const personOf = async (request: FastifyRequest) => {
    const opened = await desk();
    const { id, name, session, home } = await requirePerson(opened, request);
    return { opened, name, of: { personId: id, session }, push: home === opened ? push : null };
  };
  app.get(url, async (request) => {
    const person = await personOf(request);
    return { key: person.push ? (await person.push.keys()).publicKey : null };
  });
  app.put(url, async (request, reply) => {
    const { opened, name, of, push: own } = await personOf(request);
    if (!own) throw new DeskRefusal('not-found');
    const { subscription, language } = bodyOf(pushChange, request);
    const read = pushSubscription.safeParse(subscription);
    if (!read.success) throw new DeskRefusal('failed');
    if ((await own.subscriptions.save(read.data, { language })) !== 'saved') throw new DeskRefusal('busy');
    await opened.devices.add(read.data.endpoint, of);
    await opened.log.add(name, 'push-on');
    return reply.code(204).send();
  });
  app.post(`${url}/opened`, async (request) => {
    const { opened, of } = await personOf(request);
    return { isOn: await opened.devices.opened(bodyOf(pushDevice, request).endpoint, of) };
  });
  app.post(`${url}/off`, async (request, reply) => {
    const { opened, name, of } = await personOf(request);
    await opened.devices.remove(bodyOf(pushDevice, request).endpoint, of.personId);
    await opened.log.add(name, 'push-off');
    return reply.code(204).send();
  });
}
