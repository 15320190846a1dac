import type { SectionOf, SectionProblem, TemplateDeclaration } from '../declaration';
import { ignoredOptions } from '../shared/ignored-slots';

function checkLinks({ bind, open }: SectionOf<'place-map'>): readonly SectionProblem[] {
  if ((bind.address === undefined) === (open === undefined)) return [];
  return [
    {
      path: bind.address === undefined ? ['open'] : ['bind', 'address'],
      onKey: true,
      message: 'Links to other maps need both an address (“bind.address”) and a label (“open”).',
      hint: 'Add the other one, or remove this one.',
    },
  ];
}

export const declaration = {
  sources: ({ source }) => [source],
  check: (section) => [...ignoredOptions(section.bind, { cutAt: [], ellipsis: [] }), ...checkLinks(section)],
} as const satisfies TemplateDeclaration<'place-map'>;
