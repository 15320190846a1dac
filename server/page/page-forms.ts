import { randomUUID } from 'node:crypto';
import type { SiteConfig } from '../../src/config/site-config.generated';
import type { AnsweredForm, PageForm } from '../../src/content/page-form';
import { placeOf } from '../../src/site/page-address';
import { sectionsOf } from './gather';

/** Fields of the query of a page with a form: which form was posted, and the reference number of what was received. */
export const formQuery = { form: 'form', sent: 'sent' } as const;

const referenceShape = /^\p{Lu}-[0-9A-Z]{4}-[0-9A-Z]{4}$/u;

/** The names of the forms on the page of a path. */
export function formsAt(config: SiteConfig, path: string): readonly string[] {
  const sections = sectionsOf(config, placeOf(config, path));
  return sections.flatMap((section) => (section.template === 'form' ? [section.form] : []));
}

/** What a page with forms carries for posts without script; `key` is kept when the same is to be sent again. */
export function pageForm(now: Date, answered: AnsweredForm | null, key: string = randomUUID()): PageForm {
  return { key, shown: now.getTime(), answered };
}

/** What the query of a page says was received: where a post without script was sent on to. */
export function receivedIn(query: URLSearchParams, forms: readonly string[]): AnsweredForm | null {
  const [first] = forms;
  const form = query.get(formQuery.form) ?? first;
  const reference = query.get(formQuery.sent) ?? '';
  if (form === undefined || !forms.includes(form) || !referenceShape.test(reference)) return null;
  return { form, outcome: { state: 'received', reference }, values: {} };
}
