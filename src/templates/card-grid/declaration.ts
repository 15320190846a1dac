import {
  sectionMistake,
  sectionSentence,
  type SectionOf,
  type SectionProblem,
  type TemplateDeclaration,
} from '../declaration';
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
      ...sectionMistake('section.relabel', { look, slot: relabel.slot }),
    },
  ];
}

function checkTitle({ look, title, showTitle }: SectionOf<'card-grid'>): readonly SectionProblem[] {
  if (showTitle === undefined || (look === 'plaques' && title !== undefined)) return [];
  const message =
    title === undefined
      ? sectionSentence('section.noTitle')
      : sectionSentence('section.titleShown', { look });
  return [{ path: ['showTitle'], onKey: true, message, hint: sectionSentence('section.showTitle.remove') }];
}

function checkBroken({ brokenImage, bind }: SectionOf<'card-grid'>): readonly SectionProblem[] {
  if (brokenImage === undefined || bind.image !== undefined) return [];
  return [{ path: ['brokenImage'], ...sectionMistake('section.noPictures') }];
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
