import type { FieldKind } from '../../engine/record/field-kinds';

/** Where other apps share to (Web Share Target): a POST that its service worker keeps, and the screen with what was kept. */
export const sharePath = '/desk/share';

/** Script of the service worker of `sharePath`. */
export const shareWorkerUrl = '/desk/share-worker.js';

/** The desk as an app that can be installed, in a language (`?language=GU`). */
export const deskManifestPath = '/desk/desk.webmanifest';

/** Query parameter of `sharePath` that says why nothing was kept. */
export const shareProblemKey = 'problem';

/** `full`: no room on the device; `many`: too much waits already; `failed`: it did not arrive at all. */
export const shareProblems = ['empty', 'full', 'many', 'failed'] as const;
export type ShareProblem = (typeof shareProblems)[number];

/** Fields of the form that other apps post. */
export const shareFields = { title: 'title', text: 'text', url: 'url', files: 'files' } as const;

/** Kinds of what is shared that a list can take. */
export const sharedKinds = ['picture', 'document', 'text'] as const;
export type SharedKind = (typeof sharedKinds)[number];

interface KnownField {
  readonly name: string;
  readonly kind: FieldKind;
}

/** Field of a list for each kind of what is shared, and for its title. */
export type TakingFields = Readonly<Partial<Record<SharedKind | 'title', string>>>;

/** Finds the fields of a list, in their order, that take what is shared. */
export function takingFields(fields: readonly KnownField[]): TakingFields {
  const first = (kind: FieldKind) => fields.find((field) => field.kind === kind)?.name;
  const [picture, document, text, title] = [first('image'), first('document'), first('prose'), first('text')];
  return {
    ...(picture !== undefined && { picture }),
    ...(document !== undefined && { document }),
    ...(text !== undefined && { text }),
    ...(title !== undefined && { title }),
  };
}
