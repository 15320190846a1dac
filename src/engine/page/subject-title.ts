import type { Translate } from '../site/config-text';
import type { Subject } from '../site-config.generated';

/** The title of a page about a subject: with the name in brackets, or the name alone as the config says (B2.11.1). */
export function subjectTitle(
  title: string,
  name: string | null,
  config: Pick<Subject, 'title'> | undefined,
  translate: Translate,
): string {
  if (!name) return title;
  return config?.title === 'name' ? name : translate('page.withSubject', { title, subject: name });
}
