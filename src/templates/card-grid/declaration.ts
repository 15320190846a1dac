import type { SectionOf, SectionProblem, TemplateDeclaration } from '../declaration';
import { ignoredOptions, ignoredSlots, type SlotsByLook } from '../shared/ignored-slots';

/** Slots of a card that each look shows. */
export const cardSlots: SlotsByLook<SectionOf<'card-grid'>['look']> = {
  people: ['image', 'title', 'subtitle', 'facts', 'body'],
  articles: ['image', 'title', 'subtitle', 'facts', 'body'],
  pictures: ['image', 'caption', 'viewerCaption'],
  plaques: ['image', 'title', 'subtitle'],
};

function checkRelabel({ look, relabel }: SectionOf<'card-grid'>): readonly SectionProblem[] {
  if (relabel === undefined || cardSlots[look].includes(relabel.slot)) return [];
  return [
    {
      path: ['relabel', 'slot'],
      message: `The look “${look}” does not show “${relabel.slot}”, so there is nothing to relabel.`,
      hint: 'Remove “relabel”, or choose another look.',
    },
  ];
}

function checkTitle({ look, title, showTitle }: SectionOf<'card-grid'>): readonly SectionProblem[] {
  if (showTitle === undefined || (look === 'plaques' && title !== undefined)) return [];
  const message =
    title === undefined ? 'There is no “title” to show.' : `The look “${look}” always shows its title.`;
  return [{ path: ['showTitle'], onKey: true, message, hint: 'Remove “showTitle”.' }];
}

function checkBroken({ brokenImage, bind }: SectionOf<'card-grid'>): readonly SectionProblem[] {
  if (brokenImage === undefined || bind.image !== undefined) return [];
  return [
    {
      path: ['brokenImage'],
      message: 'There are no pictures: “bind.image” is missing.',
      hint: 'Bind “image” to a field with a picture, or remove “brokenImage”.',
    },
  ];
}

export const declaration = {
  lists: ({ filter, ...section }) => (filter ? [section, { source: filter.source }] : [section]),
  check: (section) => [
    ...ignoredSlots(section.look, section.bind, cardSlots),
    ...ignoredOptions(section.bind, { cutAt: ['body'], ellipsis: [] }),
    ...checkRelabel(section),
    ...checkBroken(section),
    ...checkTitle(section),
  ],
} as const satisfies TemplateDeclaration<'card-grid'>;
