import { ignoredOptions } from '../shared/ignored-slots';
import type { TemplateDeclaration } from '../declaration';

export const declaration = {
  sources: ({ source, closed }) => (closed ? [source, closed.source] : [source]),
  check: ({ bind }) => ignoredOptions(bind, { cutAt: [], ellipsis: [] }),
} as const satisfies TemplateDeclaration<'opening-hours'>;
