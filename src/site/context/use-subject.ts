import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { SourceState } from '../../engine/source/load-state';
import type { BindContext } from '../../engine/binding/context';
import { publishedRecords } from '../../engine/binding/validity';
import { objectOf } from '../../engine/json/json';
import { recordId, fieldText } from '../../engine/record/record';
import type { Page, Subject as SubjectConfig } from '../../engine/site-config.generated';
import type { Subject } from '../../templates/content';
import { useBrowserValue } from '../ui/hydration/use-hydrated';
import { useSite } from './use-site';
import { useBindContext } from './use-bind-context';
import { useSource } from './use-source';

function subjectOf(state: unknown): Subject | null {
  const { id, name = null } = objectOf(state);
  const isId = typeof id === 'string' || Number.isFinite(id);
  return isId && (name === null || typeof name === 'string') ? { id: String(id), name } : null;
}

/** The subject of the URL path, else that of the navigation state, which the HTML does not know (B2.1.2). */
export function useNavigationSubject(pathSubject: string | null): Subject | null {
  const location = useLocation();
  const inState = subjectOf(location.state);
  const isKnown = useBrowserValue(() => inState !== null, false);
  if (pathSubject !== null) return { id: pathSubject, name: null };
  return isKnown ? inState : null;
}

/** The subject of a page, or the list to choose one from. */
export type SubjectState =
  | { readonly state: 'chosen'; readonly subject: Subject }
  | { readonly state: 'choose'; readonly list: SourceState };

/** A list without the records that are not shown yet (B4.9.1). */
function publishedOf(list: SourceState, source: string, context: BindContext): SourceState {
  if (list.state !== 'ready') return list;
  const records = publishedRecords(list.records, source, context);
  return records.length === list.records.length ? list : { ...list, records };
}

/** The subject with its name in the list of subjects; a subject that the list lacks must be chosen again (B2.1.3). */
export function useSubject(config: SubjectConfig, subject: Subject | null): SubjectState {
  const loaded = useSource(config.source, { subject: subject?.id }, subject ? 'name' : 'all');
  const context = useBindContext();
  const list = useMemo(() => publishedOf(loaded, config.source, context), [loaded, config.source, context]);
  if (!subject) return { state: 'choose', list };
  if (list.state !== 'ready') return { state: 'chosen', subject };
  const record = list.records.find((one) => recordId(one) === subject.id);
  if (!record && list.records.length > 0) return { state: 'choose', list };
  return {
    state: 'chosen',
    subject: { id: subject.id, name: (record && fieldText(record, config.label)) ?? subject.name },
  };
}

/** The config of a page's kind of subject; null for a page without one. */
export function useSubjectConfig(page: Page): SubjectConfig | null {
  const { site } = useSite();
  return (page.subject && site.config.subjects?.[page.subject]) || null;
}
