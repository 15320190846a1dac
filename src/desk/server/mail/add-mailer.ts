import type { FastifyInstance } from 'fastify';
import { Mailer, type MailerOptions } from './mailer';
import type { MailServer } from './send-mail';

interface AddMailerOptions extends Omit<MailerOptions, 'log' | 'sender'> {
  /** Undefined where no mails are sent. */
  readonly mail: MailServer | undefined;
}

/** Sends mails about new submissions while the app runs, if a mail server is known. */
export async function addMailer(app: FastifyInstance, { mail, ...options }: AddMailerOptions): Promise<void> {
  if (!mail) return;
  const { openMailSender } = await import('./send-mail');
  const mailer = new Mailer({ ...options, log: app.log, sender: openMailSender(mail) });
  mailer.start();
  app.addHook('preClose', () => mailer.stop());
}
