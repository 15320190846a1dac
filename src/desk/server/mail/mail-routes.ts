import type { FastifyInstance } from 'fastify';
import { deskApi } from '../../api/desk-api';
import { mailChange } from '../../api/mail-api';
import { emailUrl } from '../../../engine/url/contact-url';
import { bodyOf, DeskRefusal } from '../desk-request';
import { requirePerson } from '../desk-session';
import type { Desk } from '../open-desk';

interface MailRoutesOptions {
  readonly desk: () => Promise<Desk>;
  /** Whether the server sends mails. */
  readonly hasMail: boolean;
}

/** Adds the routes of the mail settings of a person who reads submissions. */
export function addMailRoutes(app: FastifyInstance, { desk, hasMail }: MailRoutesOptions): void {
  const url = `${deskApi}/mail`;
  app.get(url, async (request) => {
    const opened = await desk();
    const { id } = await requirePerson(opened, request, 'submissions');
    return { setting: hasMail ? await opened.mail.settings.of(id) : null };
  });
  app.put(url, async (request, reply) => {
    const opened = await desk();
    const { id, name } = await requirePerson(opened, request, 'submissions');
    const { language, ...setting } = bodyOf(mailChange, request);
    if (!hasMail) throw new DeskRefusal('not-found');
    if (setting.isOn && emailUrl(setting.address) === null) throw new DeskRefusal('address-wrong');
    await opened.mail.settings.save(id, setting, language);
    await opened.log.add(name, setting.isOn ? 'mail-on' : 'mail-off');
    return reply.code(204).send();
  });
}
