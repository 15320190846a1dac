import type { SectionOf, SectionProblem, TemplateDeclaration } from '../declaration';

/** Captions belong to pictures. */
function checkCaptions({ bind }: SectionOf<'category-pills'>): readonly SectionProblem[] {
  if (bind.image !== undefined) return [];
  return (['caption', 'viewerCaption'] as const)
    .filter((slot) => bind[slot] !== undefined)
    .map((slot) => ({
      path: ['bind', slot],
      onKey: true,
      message: `“${slot}” is not shown: there are no pictures, since “bind.image” is missing.`,
      hint: `Bind “image” to a field with a picture, or remove “${slot}”.`,
    }));
}

export const declaration = {
  lists: ({ categories }) => [{ source: categories.source }],
  categoryRequest: (section) => ({ categories: section.categories.source, records: section }),
  check: checkCaptions,
} as const satisfies TemplateDeclaration<'category-pills'>;
