import * as z from 'zod/mini';
import { fieldDifference, recordState } from './content-api';

const text = z.string();

/** Publications, newest first. */
export const publications = z.object({
  publications: z.array(
    z.object({
      id: text,
      /** ISO 8601. */
      at: text,
      person: text,
      message: text,
      /** Whether the files were changed by hand, and not at the desk. */
      isByHand: z.boolean(),
    }),
  ),
});

/** Result of an erasure of old versions. */
export const erasedVersions = z.object({
  /** Whether the folder belongs to a Git repository that the desk leaves alone. */
  hasOtherHistory: z.boolean(),
});

/** Changes of a publication, by record. */
export const publicationChanges = z.object({
  changes: z.array(
    z.object({
      /** Title of the list, or name of the file. */
      title: text,
      label: text,
      state: recordState,
      fields: z.array(fieldDifference),
    }),
  ),
});
