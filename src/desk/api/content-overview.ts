import * as z from 'zod/mini';
import { sharedKinds } from './shares-api';

const text = z.string();
const count = z.number();

/** Tasks of people at the desk for which lists serve; `src/desk/api/fields/task-entities.json` has their entities. */
export const listTasks = ['notice', 'photo', 'sheet', 'office'] as const;
export type ListTask = (typeof listTasks)[number];

const listSummary = z.object({
  name: text,
  title: text,
  tasks: z.array(z.enum(listTasks)),
  /** What its new records can take of what is shared to the desk. */
  takes: z.array(z.enum(sharedKinds)),
  /** Id of its only record, where pages show one. */
  only: z.nullable(text),
  count,
  /** Day of the last change, YYYY-MM-DD; null if it is not known. */
  changed: z.nullable(text),
  /** Language code → number of texts that are missing in it. */
  missing: z.record(text, count),
  problems: count,
  placeholders: count,
  /** Items of section 4(1)(b) of the Right to Information Act that are not published; 0 for other lists. */
  undisclosed: count,
  /** Records that the person has changed and not published. */
  drafts: count,
});
export type ContentListSummary = z.infer<typeof listSummary>;

/** Why nothing can be published: the files of the site cannot be written. */
const folderState = z.enum(['writable', 'read-only']);

/** Lists that can be edited, by page. */
export const contentOverview = z.object({
  lists: z.array(listSummary),
  /** Pages as visitors know them, in their order; a list may be on several. `path` is null for what is on every page. */
  pages: z.array(z.object({ path: z.nullable(text), title: text, lists: z.array(text) })),
  /** Titles of lists that the council's own server answers, so that they are edited there. */
  elsewhere: z.array(text),
  folder: folderState,
  /** Forms whose messages the inbox has, with the titles of their pages. */
  forms: z.array(z.object({ name: text, title: text, isComplaint: z.boolean() })),
});
export type ContentOverview = z.infer<typeof contentOverview>;
