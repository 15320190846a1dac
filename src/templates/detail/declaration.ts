import type { TemplateDeclaration } from '../declaration';

export const declaration = {
  lists: (section) => [{ ...section, show: 'subject' }],
  showsRecord: true,
  poster: ({ source, poster, bind }) => (poster ? { source, date: poster.date, body: bind.body } : null),
} as const satisfies TemplateDeclaration<'detail'>;
