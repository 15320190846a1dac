import type { RecordContext } from '../../../src/engine/binding/context';
import { recordContext } from '../../../src/engine/binding/context';
import type { CouncilRecord } from '../../../src/engine/record/record';
import type { FieldKind } from '../../../src/engine/record/field-kinds';
import type { EntityFields } from '../../../src/engine/site/site';
import { createSiteIntl } from '../../../src/site/i18n/create-intl';
import { languageLocale } from '../../../src/engine/language/language-locale';
import { sampleContent } from '../../../stories/harness/sample-content';
import { sampleSite } from '../../../stories/harness/sample-site';

export type Code = 'GU' | 'HI' | 'EN';

/** The sample village as the bindings see it, on 2026-11-20, with fields of the kinds that a test names. */
export function contextIn(code: Code, kinds: Readonly<Record<string, FieldKind>> = {}): RecordContext {
  const site = sampleSite(code);
  const fields: EntityFields = Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, { kind }]),
  );
  const intl = createSiteIntl(languageLocale(site.language), site.messages);
  return { ...sampleContent(site, intl, { records: {} }).context, fields };
}

/** The same for the records of one of the sample village's sources. */
export function contextFor(source: string, code: Code = 'GU'): RecordContext {
  return recordContext(source, contextIn(code));
}

/** A council detail with a name. */
export const council: CouncilRecord = { name: 'મોતીપુરા' };
