import * as z from 'zod/mini';
import { deskApi } from './desk-api';

/** Where operators set up the second factor with which they publish at all sites. */
export const secondFactorApi = `${deskApi}/second-factor`;

/** The same, below the API of the desk. */
export const secondFactorPath = '/second-factor';

/** Whether the person has one. */
export const secondFactorState = z.object({ isSet: z.boolean() });

/** A key for the app of the person's phone. */
export const secondFactorKey = z.object({
  /** For a QR code: `otpauth://…`. */
  address: z.string(),
  /** For typing, in base 32. */
  secret: z.string(),
});

/** A code of the app. */
export const secondFactorCode = z.string().check(z.regex(/^\d{6}$/));

export const confirmation = z.object({ code: secondFactorCode });
