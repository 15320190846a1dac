import * as z from 'zod/mini';
import { deskApi } from './desk-api';

/** Where people read and change the names by which they sign in, besides their own. */
export const signInNamesApi = `${deskApi}/sign-in-names`;

/** Most characters of a short name. */
export const longestShortName = 20;

/** What a person may sign in with instead of the name; '' for none. */
export const signInNames = z.object({
  /** Ten digits when it is read; as it was typed when it is sent. */
  mobile: z.string().check(z.maxLength(60)),
  shortName: z.string().check(z.maxLength(200)),
});
export type SignInNames = z.infer<typeof signInNames>;
