import type { SectionOf, SectionProblem, TemplateDeclaration } from '../declaration';
import { ignoredSlots, type SlotsByLook } from '../shared/ignored-slots';

/** What each look shows of an item. */
export const slotsByLook: SlotsByLook<SectionOf<'list'>['look']> = {
  tales: ['image', 'title', 'body'],
  texts: ['title', 'body'],
  notices: ['title', 'body', 'address'],
};

function checkIcon({ look, icon }: SectionOf<'list'>): readonly SectionProblem[] {
  if (icon === undefined || look === 'notices') return [];
  return [
    {
      path: ['icon'],
      message: `The look “${look}” does not show an icon.`,
      hint: 'Remove “icon”, or choose the look “notices”.',
    },
  ];
}

export const declaration = {
  sources: ({ source }) => [source],
  check: (section) => [...ignoredSlots(section.look, section.bind, slotsByLook), ...checkIcon(section)],
} as const satisfies TemplateDeclaration<'list'>;
