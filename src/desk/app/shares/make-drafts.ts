import { addedRecord, type ContentRecord, contentPaths } from '../../api/content-api';
import { filePaths, uploadedRecording } from '../../api/files-api';
import { changesBetween } from '../../api/record-changes';
import type { TakingFields } from '../../api/shares-api';
import { changeDesk } from '../call-desk';
import { sendDeletion } from '../content/edit-list';
import { sendFile } from '../files/send-file';
import { shrinkPicture } from '../files/shrink-picture';
import type { KeptShare, SharedFile } from './share-cache';
import { findShare, readSharedFile, replaceShare } from './share-store';

/** A file that a list takes. */
export interface TakenFile extends SharedFile {
  readonly kind: 'picture' | 'document';
}

/** What becomes of a share. */
export interface DraftPlan {
  readonly share: KeptShare;
  readonly list: string;
  readonly fields: TakingFields;
  readonly files: readonly TakenFile[];
  /** Fields whose values are per language. */
  readonly translated: readonly string[];
  /** Language of the text; null on a site with one. */
  readonly language: string | null;
  /** Values of other fields, such as the album. */
  readonly values: ContentRecord;
  readonly onProgress: (number: number) => void;
}

/** Most characters of a title that is the first line of a text. */
const longestTitle = 120;

const lineOf = (text: string): string => text.split('\n', 1)[0]?.trim().slice(0, longestTitle) ?? '';

/** Sends a file; the field with its place, and the title that its name gives. @throws CallError */
async function upload({ share, fields }: DraftPlan, file: TakenFile) {
  const blob = await readSharedFile(share.id, file);
  const field = fields[file.kind];
  if (!blob || field === undefined) return { values: {}, title: '' };
  const smaller = file.kind === 'picture' ? await shrinkPicture(blob, null) : blob;
  const answer = await sendFile({
    path: filePaths[file.kind](file.name),
    file: smaller,
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  const kept = uploadedRecording.parse(answer);
  return { values: { [field]: kept.file }, title: kept.title };
}

/** The texts of a share in the fields of a list; the title is that of the app, or the first line, or of the file. */
function textValues(plan: DraftPlan, { title, text }: KeptShare, fileTitle: string): ContentRecord {
  const { fields, translated, language } = plan;
  const said = (field: string | undefined, value: string): ContentRecord => {
    if (field === undefined || value === '') return {};
    return { [field]: language !== null && translated.includes(field) ? { [language]: value } : value };
  };
  return { ...said(fields.title, title || lineOf(text) || fileTitle), ...said(fields.text, text) };
}

/** What a draft with the texts and a file leaves of a share: a list without a longer text has its first line only. */
function restOf({ fields }: DraftPlan, share: KeptShare, used: TakenFile | null): KeptShare {
  const isSaid =
    fields.text !== undefined || (fields.title !== undefined && share.text === lineOf(share.text));
  return {
    ...share,
    title: fields.title === undefined ? share.title : '',
    text: isSaid ? '' : share.text,
    files: share.files.filter(({ part }) => part !== used?.part),
  };
}

/** Adds a draft with these values; its id. One that cannot be filled is removed. @throws CallError */
async function addDraft(list: string, values: ContentRecord): Promise<string> {
  const { id, record } = addedRecord.parse(await changeDesk('POST', contentPaths.records(list), {}));
  try {
    const changes = changesBetween(record, { ...record, ...values });
    await changeDesk('PATCH', contentPaths.record(list, id), { changes });
  } catch (error) {
    await sendDeletion(list, id).catch(() => undefined);
    throw error;
  }
  return id;
}

/**
 * Makes a draft of each file, the first one with the text, or one of the text alone; their ids, or null for a share that was
 * used meanwhile. What has become a draft is not kept any more, so that trying again goes on with the rest. @throws CallError
 */
export async function makeDrafts(plan: DraftPlan): Promise<readonly string[] | null> {
  const { list, files, values } = plan;
  let rest = await findShare(plan.share.id);
  if (!rest) return null;
  const ids: string[] = [];
  const steps: readonly (TakenFile | null)[] = files.length > 0 ? files : [null];
  for (const [index, file] of steps.entries()) {
    plan.onProgress(index + 1);
    const sent = file ? await upload(plan, file) : { values: {}, title: '' };
    const texts = textValues(plan, rest, sent.title);
    ids.push(await addDraft(list, { ...values, ...sent.values, ...texts }));
    rest = restOf(plan, rest, file);
    await replaceShare(rest);
  }
  return ids;
}
