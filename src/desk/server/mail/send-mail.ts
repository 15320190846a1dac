import { createTransport } from 'nodemailer';
import type { MailText } from './mail-text';

/** Where mails are handed over, and whom they come from. */
export interface MailServer {
  /** Such as `smtps://user:password@mail.example.in`. */
  readonly url: string;
  readonly from: string;
}

/** Sends mails. Rejects when the server does not take one. */
export interface MailSender {
  readonly send: (to: string, text: MailText) => Promise<void>;
  /** Rejects when the server does not answer, or does not let this one send. */
  readonly reach: () => Promise<void>;
  readonly close: () => void;
}

/** Opens a sender. A server that does not answer is given up after some seconds. */
export function openMailSender({ url, from }: MailServer): MailSender {
  const transport = createTransport({
    url,
    dnsTimeout: 10_000,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (to, { subject, text }) => {
      // Out-of-office answers would come to nobody.
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    },
    reach: async () => {
      await transport.verify();
    },
    close: () => {
      transport.close();
    },
  };
}
