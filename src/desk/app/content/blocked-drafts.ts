import type { ContentDraft } from '../../api/content-api';

/** Whether a draft has to be corrected or decided before it is published. */
export function isBlocked({ problems, conflicts }: ContentDraft): boolean {
  return conflicts.length > 0 || problems.some(({ severity }) => severity === 'error');
}
