import { ignoredOptions } from '../shared/ignored-slots';
import type { TemplateDeclaration } from '../declaration';

export const declaration = {
  lists: (section) => [section],
  check: ({ bind }) => ignoredOptions(bind, { cutAt: [], ellipsis: [] }),
} as const satisfies TemplateDeclaration<'place-map'>;
