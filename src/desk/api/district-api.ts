import * as z from 'zod/mini';

/** A record of the district in a list of a site. */
export const districtRecord = z.object({
  /** Of the broadcast. */
  id: z.string(),
  /** The record in a few words. */
  label: z.string(),
  /** Message id of a text of the site; '' for a record. */
  text: z.string(),
  /** Last day on which it is shown, YYYY-MM-DD. */
  until: z.string(),
  /** `unfit`: it does not fit the list of the site. */
  state: z.enum(['shown', 'hidden', 'unfit']),
  /** Why it does not fit; '' if it does. */
  mistake: z.string(),
  /** An emergency cannot be hidden. */
  isEmergency: z.boolean(),
});
export type DistrictRecord = z.infer<typeof districtRecord>;

/** Whether the site hides a record of the district. */
export const districtHiding = z.object({ isHidden: z.boolean() });

/** Where that is changed, below the API of the desk. */
export const districtPath = (id: string) => `/content/district/${encodeURIComponent(id)}`;
