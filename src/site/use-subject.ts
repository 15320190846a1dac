import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { idOf, textOf } from '../binding/council-record';
import type { Page, Subject as SubjectConfig } from '../config/site-config.generated';
import type { AnswerState } from '../content/use-answer';
import type { Subject } from '../templates/contract';
import { useSite } from './use-site';
import { useSource } from './use-source';

const stateSchema = z.object({
  id: z.union([z.string(), z.number()]),
  name: z.optional(z.nullable(z.string())),
});

/** The id in the navigation state, which counts once the page is live: the HTML never knows it (design, 6). */
export function useChosenSubject(inPath: string | null): Subject | null {
  const { live } = useSite();
  const location = useLocation();
  const state: unknown = location.state;
  if (inPath !== null) return { id: inPath, name: null };
  const chosen = live ? stateSchema.safeParse(state) : null;
  return chosen?.success ? { id: String(chosen.data.id), name: chosen.data.name ?? null } : null;
}

/** How a page stands to its subject. */
export type SubjectState =
  | { readonly state: 'chosen'; readonly subject: Subject }
  | { readonly state: 'choose'; readonly list: AnswerState };

/** The subject with the name that the list of subjects has for it; to choose when there is none in the list. */
export function useSubject(config: SubjectConfig, chosen: Subject | null): SubjectState {
  const list = useSource(config.source);
  if (!chosen) return { state: 'choose', list };
  if (list.state !== 'ready') return { state: 'chosen', subject: chosen };
  const record = list.records.find((one) => idOf(one) === chosen.id);
  if (!record && list.records.length > 0) return { state: 'choose', list };
  return {
    state: 'chosen',
    subject: { id: chosen.id, name: (record && textOf(record, config.label)) ?? chosen.name },
  };
}

/** The config of a page's subject. */
export function useSubjectConfig(page: Page): SubjectConfig | null {
  const { site } = useSite();
  return (page.subject && site.config.subjects?.[page.subject]) || null;
}
