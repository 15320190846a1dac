import type { SectionOf, SectionProblem, TemplateDeclaration } from '../declaration';
import { ignoredOptions, ignoredSlots, type SlotsByLook } from '../shared/ignored-slots';

/** What each look shows of an item. */
export const slotsByLook: SlotsByLook<SectionOf<'list'>['look']> = {
  tales: ['image', 'title', 'date', 'body', 'facts'],
  texts: ['title', 'date', 'body', 'facts'],
  notices: ['title', 'body', 'address', 'date'],
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
  check: (section) => [
    ...ignoredSlots(section.look, section.bind, slotsByLook),
    ...ignoredOptions(section.bind, { cutAt: section.look === 'notices' ? [] : ['body'], ellipsis: [] }),
    ...checkIcon(section),
  ],
} as const satisfies TemplateDeclaration<'list'>;
