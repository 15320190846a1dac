import type { FastifyInstance } from 'fastify';
import { deskApi } from '../../api/desk-api';
import { mailChange } from '../../api/mail-api';
import { getsMessages } from '../../api/roles';
import { emailUrl } from '../../../engine/url/contact-url';
import { bodyOf, DeskRefusal } from '../desk-request';
import { requirePerson } from '../desk-session';
import type { Desk } from '../open-desk';

interface MailRoutesOptions {
  readonly desk: () => Promise<Desk>;
  /** Whether the server sends mails. */
  readonly hasMail: boolean;
}

/** Adds the routes of the mail settings of a person. Those of an operator are the same at every site of the folder. */
export function addMailRoutes(app: FastifyInstance, { desk, hasMail }: MailRoutesOptions): void {
  const url = `${deskApi}/mail`;
  app.get(url, async (request) => {
    const opened = await desk();
    const { id, home } = await requirePerson(opened, request);
    return { setting: hasMail ? await home.mail.settings.of(id) : null };
  });
  app.put(url, async (request, reply) => {
    const opened = await desk();
    const { id, name, role, home } = await requirePerson(opened, request);
    const { language, ...setting } = bodyOf(mailChange, request);
    if (!hasMail) throw new DeskRefusal('not-found');
    const { address, isOn, hasDigest } = setting;
    const mayRead = getsMessages(role);
    if (isOn && !mayRead) throw new DeskRefusal('forbidden');
    if ((isOn || address !== '') && emailUrl(address) === null) throw new DeskRefusal('address-wrong');
    const before = await home.mail.settings.of(id);
    await home.mail.settings.save(id, setting, language);
    if (mayRead) await opened.log.add(name, isOn ? 'mail-on' : 'mail-off');
    if (hasDigest !== before.hasDigest) await opened.log.add(name, hasDigest ? 'digest-on' : 'digest-off');
    return reply.code(204).send();
  });
}
