import type { ListSelection } from '../../engine/source/list-selection';
import type { DocumentGroup } from '../../engine/site-config.generated';
import type { TemplateDeclaration } from '../declaration';

/** A group as a list: of all its records, unless it says otherwise. */
export function listOfGroup(group: DocumentGroup): ListSelection {
  return { show: 'all', ...group };
}

export const declaration = {
  lists: ({ groups }) => groups.map(listOfGroup),
} as const satisfies TemplateDeclaration<'document-list'>;
