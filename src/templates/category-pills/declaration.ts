import {
  sectionMistake,
  type SectionOf,
  type SectionProblem,
  type TemplateDeclaration,
} from '../declaration';

/** Captions belong to pictures. */
function checkCaptions({ bind }: SectionOf<'category-pills'>): readonly SectionProblem[] {
  if (bind.image !== undefined) return [];
  return (['caption', 'viewerCaption'] as const)
    .filter((slot) => bind[slot] !== undefined)
    .map((slot) => ({
      path: ['bind', slot],
      onKey: true,
      ...sectionMistake('section.captions', { slot }),
    }));
}

export const declaration = {
  lists: ({ categories }) => [{ source: categories.source }],
  categoryRequest: (section) => ({ categories: section.categories.source, records: section }),
  check: checkCaptions,
} as const satisfies TemplateDeclaration<'category-pills'>;
