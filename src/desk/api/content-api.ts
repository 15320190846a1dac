import * as z from 'zod/mini';
import { isShallow } from '../../engine/json/json';
import { olderText, textPlace, translationWay } from './text-review-api';
import { districtRecord } from './district-api';
import { fieldChange, fieldConflict } from './record-changes';
import { deskApi } from './desk-api';

export { hiddenKey } from '../../engine/record/hidden-record';

/**
 * Where the API of the content is. Every request may name a language in its query (`?language=GU`), that of titles and
 * messages. Refusals are those of the desk.
 */
export const contentApi = `${deskApi}/content`;

const segment = encodeURIComponent;

/** The paths of the API, below `/api/desk`, as `readDesk` and `changeDesk` want them. */
export const contentPaths = {
  /** GET → `contentOverview`. */
  overview: '/content/overview',
  /** GET → `contentList`. */
  list: (list: string) => `/content/lists/${segment(list)}`,
  /** POST `newRecord` → `addedRecord`: a draft of a new record, or of a copy. */
  records: (list: string) => `/content/lists/${segment(list)}/records`,
  /** GET → `listedRecord`; PATCH `recordChanges` → `savedRecord`; DELETE → 204. */
  record: (list: string, id: string) => `/content/lists/${segment(list)}/records/${segment(id)}`,
  /** GET → `recordVisibility`. */
  visibility: (list: string, id: string) =>
    `/content/lists/${segment(list)}/records/${segment(id)}/visibility`,
  /** GET → `oldFontTexts`. */
  oldFonts: (list: string, id: string) => `/content/lists/${segment(list)}/records/${segment(id)}/old-fonts`,
  /** PUT `confirmedText` → 204. */
  right: (list: string, id: string) => `/content/lists/${segment(list)}/records/${segment(id)}/right`,
  /** POST `translationRequest` → `draftedTranslation`; refused with `translation-failed` where there is none. */
  translation: (list: string, id: string) =>
    `/content/lists/${segment(list)}/records/${segment(id)}/translation`,
  /** PUT `recordOrder` → 204. */
  order: (list: string) => `/content/lists/${segment(list)}/order`,
  /** POST `importedRows` → `rowProblems`. With `?apply=1` all rows become drafts, or none if one has an error. */
  import: (list: string) => `/content/lists/${segment(list)}/import`,
  /** GET → `ownDrafts`. */
  drafts: '/content/drafts',
  /** GET → `draftCount`. */
  draftCount: '/content/drafts/count',
  /** DELETE → 204: the list is again as it is published. */
  draftsOf: (list: string) => `/content/drafts/${segment(list)}`,
  /** GET → `shownState`: whether visitors see what was published last. */
  shown: '/content/shown',
  /** DELETE → 204: the record is again as it is published. The changed order of a list has the id `orderId`. */
  draft: (list: string, id: string) => `/content/drafts/${segment(list)}/${segment(id)}`,
  /** PUT `conflictChoice` → 204. */
  conflict: (list: string, id: string) => `/content/drafts/${segment(list)}/${segment(id)}/conflict`,
  /** POST `publishedLists` → `publication`. */
  publish: '/content/publish',
  /** GET → `publications`; DELETE → `erasedVersions`: the history begins anew, without what is not on the site any more. */
  history: '/content/history',
  /** GET → `publicationChanges`. */
  publication: (id: string) => `/content/history/${segment(id)}`,
  /** POST → `publication`: a new one that takes the changes of this one back. */
  undo: (id: string) => `/content/history/${segment(id)}/undo`,
  /** POST → `openedPreview`. */
  preview: '/content/preview',
} as const;

/** Stands for the order of a list where an id is expected. */
export const orderId = '~order';

/** Most rows of an import. */
export const mostRows = 5000;

const text = z.string();
const count = z.number();
const name = text.check(z.maxLength(200));

/** A record as it is in its file: texts once, or per language. */
const record = z.record(text, z.unknown());
export type ContentRecord = z.infer<typeof record>;

/** Deepest nesting of a record that is sent. */
const mostLevels = 20;

const sentRecord = record.check(z.refine((value) => isShallow(value, mostLevels)));

/** A mistake in a record. */
const problem = z.object({
  /** Keys that lead to the value, such as `['title', 'GU']` or `['hours', '0', 'opens']`; [] for the record. */
  path: z.array(text),
  message: text,
  /** How to correct it. */
  hint: z.optional(text),
  /** Only an error prevents publishing. */
  severity: z.enum(['error', 'warning']),
});
export type ContentProblem = z.infer<typeof problem>;

/** `unchanged`: as it is published. */
export const recordState = z.enum(['unchanged', 'added', 'changed', 'deleted']);

/** A record of a list, with the person's draft. */
export const listedRecord = z.object({
  /** Identifies the record in the list; its id where it has one. */
  id: text,
  record,
  state: recordState,
  problems: z.array(problem),
  /** Names of the fields that somebody else has changed otherwise meanwhile; `record` has the person's values. */
  conflicts: z.array(text),
  older: z.array(olderText),
  /** Texts that a machine wrote and nobody has confirmed. */
  unconfirmed: z.array(textPlace),
});
export type ListedRecord = z.infer<typeof listedRecord>;

const choice = z.object({ value: z.union([text, z.number()]), label: text });
export type ContentChoice = z.infer<typeof choice>;

const language = z.object({ code: text, name: text, locale: text });

/** A list with the person's draft applied: deleted records are in it, too. */
export const contentList = z.object({
  name: text,
  title: text,
  /**
   * JSON Schema of its records. Each property has a `title` in the language of the request and a `kind` (of
   * `src/engine/record/field-kinds.ts`), and `description` where the engine has one.
   */
  entity: z.record(text, z.unknown()),
  /** Names of the fields whose values are per language. */
  translated: z.array(text),
  /** Languages of the site; the first one is its default. */
  languages: z.array(language),
  /** How its texts can be drafted in another language. */
  translations: z.array(translationWay),
  /** Whether pages show the records in the order of the list. */
  isOrdered: z.boolean(),
  /** Goes with a new order, so that nobody overwrites one that they have not seen. */
  orderVersion: text,
  /** Whether records are added, deleted and hidden, and not only changed. */
  isOpen: z.boolean(),
  /** Most records that pages show; null for any number. */
  most: z.nullable(count),
  records: z.array(listedRecord),
  /** Those of the district, which the site shows beside its own; absent without a district. */
  district: z.optional(z.array(districtRecord)),
  /** Choices by name of a field; by path (`hours.fromDay`) in lists of records. */
  choices: z.record(text, z.array(choice)),
  /** What QR codes of its records say: an address to which the key is added, and the fields; null for none. */
  codes: z.nullable(z.object({ address: text, key: text, label: text, number: z.nullable(text) })),
  /** Pages that show it. */
  pages: z.array(z.object({ path: z.nullable(text), title: text })),
});
export type ContentList = z.infer<typeof contentList>;

/** Changes in a record, each with the value that the person saw. */
export const recordChanges = z.object({
  changes: z.array(fieldChange).check(z.maxLength(2000)),
  /** The whole record as the person has it, to add it again where somebody else has deleted it. */
  restore: z.optional(sentRecord),
});

/**
 * The draft that the server has after changes, its mistakes, and the changes that it refused since the fields had other values
 * meanwhile; those have the other value in the draft.
 */
export const savedRecord = z.object({
  record,
  problems: z.array(problem),
  older: z.array(olderText),
  unconfirmed: z.array(textPlace),
  conflicts: z.array(fieldConflict),
});
export type SavedRecord = z.infer<typeof savedRecord>;

export const newRecord = z.object({ copyOf: z.optional(name) });
export const addedRecord = z.object({ id: text, record });

/** Ids of all records in their new order, with the `orderVersion` that the list gave. */
export const recordOrder = z.object({
  ids: z.array(name).check(z.maxLength(100_000)),
  version: z.optional(text),
});

/** Rows of a table; a row without an id becomes a new record. */
export const importedRows = z.object({
  rows: z.array(z.object({ id: z.nullable(name), record: sentRecord })).check(z.maxLength(mostRows)),
});

/** The mistakes of each row, in the order of the rows. */
export const rowProblems = z.object({
  rows: z.array(z.object({ state: recordState, problems: z.array(problem) })),
  isApplied: z.boolean(),
});

/** The title of a field with its values in words; '' where there is none. */
export const fieldDifference = z.object({ title: text, before: text, after: text });
export type FieldDifference = z.infer<typeof fieldDifference>;

/** Changes of a person in a record, or in the order of a list. */
export const draft = z.object({
  list: text,
  /** Title of the list. */
  title: text,
  /** Id of the record, or `orderId`. */
  id: text,
  /** The record in a few words; '' for the order. */
  label: text,
  state: recordState,
  /** Fields, or their texts in a language, as they were and as they are now. */
  fields: z.array(fieldDifference),
  /** Fields that somebody else has changed otherwise meanwhile, with both values as texts. */
  conflicts: z.array(z.object({ field: text, title: text, mine: text, theirs: text })),
  problems: z.array(problem),
});
export type ContentDraft = z.infer<typeof draft>;

/** All that the person has changed and not published. */
export const ownDrafts = z.object({ drafts: z.array(draft) });

/** Number of the changes that the person has not published. */
export const draftCount = z.object({ count });

/** Whose value each field of a conflict gets. */
export const conflictChoice = z.object({ fields: z.record(text, z.enum(['mine', 'theirs'])) });

/** Names of the lists whose drafts are published. */
export const publishedLists = z.object({ lists: z.array(name).check(z.minLength(1), z.maxLength(500)) });

/** A mistake and the record that has it; `list` and `id` are '' where it is elsewhere in the site. */
const placedProblem = z.extend(problem, { list: text, id: text, label: text });

/** Result of a publication: it is complete, or nothing has changed. */
export const publication = z.discriminatedUnion('published', [
  z.object({ published: z.literal(true), id: text }),
  z.object({
    published: z.literal(false),
    problems: z.array(placedProblem),
    conflicts: z.array(draft),
  }),
]);
export type Publication = z.infer<typeof publication>;

export const shownState = z.object({ isShown: z.boolean() });

/** The site with the person's drafts, for the person alone and for some minutes. */
export const openedPreview = z.object({ path: text });
