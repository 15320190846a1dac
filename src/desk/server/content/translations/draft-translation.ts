import type { z } from 'zod/mini';
import { cleanLongText } from '../../../../engine/form/clean-text';
import type { TextPlace, translationRequest, TranslationWay } from '../../../api/text-review-api';
import { DeskRefusal } from '../../desk-request';
import { deskMessages } from '../../../messages/desk-messages';
import type { DraftedRecord } from '../apply-drafts';
import type { RecordProblem } from '../check-lists';
import type { SiteList } from '../site-lists';
import { type ContentVisitor, type DeskContent, requireRecord } from '../desk-content';
import { translatedFields } from '../list-schema';
import { glossaryFile, readGlossary } from './glossary';
import { hashOfMachineText, type MachineText } from './machine-texts';
import { textIn } from './older-texts';
import { inOtherLetters } from './other-letters';
import { translateText } from './translation-service';

/** How the texts of a site can be drafted in another language. */
export function translationWays({ options }: DeskContent): TranslationWay[] {
  return options.translation ? ['letters', 'service'] : ['letters'];
}

/** ISO 639-1 code of a locale. */
const languageOf = (locale: string): string => new Intl.Locale(locale).language;

/**
 * Drafts a text in another language, and notes that a machine wrote it. The draft of the record stays as it is: the form puts
 * the text into it.
 * @throws DeskRefusal
 */
export async function draftTranslation(
  content: DeskContent,
  [name, key]: readonly [list: string, key: string],
  { field, language, from, way, text }: z.infer<typeof translationRequest>,
  { name: person }: ContentVisitor,
): Promise<string> {
  const { list, drafted, site } = await content.openList(person, name);
  const { record } = requireRecord(drafted, key);
  const { checked, desk, translation } = content.options;
  const localeOf = (code: string) => checked.config.languages.list.find((one) => one.code === code)?.locale;
  const [source, target] = [localeOf(from), localeOf(language)];
  const isTranslated = translatedFields(list.entity.fields, [record]).includes(field);
  if (!isTranslated || source === undefined || target === undefined || from === language)
    throw new DeskRefusal('not-found');
  const glossary = readGlossary(site.content.texts[glossaryFile], from, language);
  const draft = async () => {
    if (way === 'letters') return inOtherLetters(text, source, target);
    if (!translation) throw new DeskRefusal('not-found');
    const languages = { from: languageOf(source), to: languageOf(target) };
    return translateText(translation, { text, ...languages, glossary });
  };
  const drafts = glossary.get(text.trim()) ?? (await draft());
  if (drafts === null) throw new DeskRefusal('translation-failed');
  const written = cleanLongText(drafts);
  await desk.machineTexts.add(name, { key, field, language, hash: hashOfMachineText(written) });
  return written;
}

/** Gives the texts of a list's records that a machine wrote and nobody has confirmed. */
export async function unconfirmedTextsIn(
  { options }: DeskContent,
  list: string,
): Promise<(one: Pick<DraftedRecord, 'key' | 'record'>) => MachineText[]> {
  const marks = await options.desk.machineTexts.of(list);
  return ({ key, record }) =>
    marks.filter(
      (mark) =>
        mark.key === key && mark.hash === hashOfMachineText(textIn(record[mark.field], mark.language)),
    );
}

/** Where texts are in their records. */
export const placesOfTexts = (texts: readonly MachineText[]): TextPlace[] =>
  texts.map(({ field, language }) => ({ field, language }));

/** Notes that a person has read what a machine wrote; whether there was such a text. */
export async function confirmMachineText(
  content: DeskContent,
  list: string,
  one: DraftedRecord,
  { field, language }: TextPlace,
): Promise<boolean> {
  const found = (await unconfirmedTextsIn(content, list))(one);
  const mark = found.find((text) => text.field === field && text.language === language);
  if (mark) await content.options.desk.machineTexts.remove(list, mark);
  return mark !== undefined;
}

/** The texts that prevent publishing changed records, since a machine wrote them and nobody has confirmed them. */
export async function unconfirmedProblems(
  content: DeskContent,
  { list }: SiteList,
  records: readonly DraftedRecord[],
  language: string,
): Promise<RecordProblem[]> {
  const changed = records.filter(({ state }) => state === 'added' || state === 'changed');
  if (changed.length === 0) return [];
  const texts = changed.flatMap(await unconfirmedTextsIn(content, list.name));
  const message = deskMessages(language).messages['content.unconfirmed'];
  return texts.map((text) => ({
    key: text.key,
    problem: { path: [text.field, text.language], message, severity: 'error' },
  }));
}
