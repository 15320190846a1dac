import * as z from 'zod/mini';

/** Most characters of an e-mail address. */
const longestAddress = 254;

/** Which mails the person gets, and where. */
export const mailSetting = z.object({
  address: z.string().check(z.trim(), z.maxLength(longestAddress)),
  /** About new messages, for whoever may read them. */
  isOn: z.boolean(),
  /** Once a week, of what waits. */
  hasDigest: z.boolean(),
});
export type MailSetting = z.infer<typeof mailSetting>;

/** The setting as it is read; null where the server sends no mails. */
export const ownMail = z.object({ setting: z.nullable(mailSetting) });

/** A change of the setting; mails come in the language in which it was made. */
export const mailChange = z.extend(mailSetting, { language: z.string() });
