import {
  sectionSentence,
  type SectionOf,
  type SectionProblem,
  type TemplateDeclaration,
} from '../declaration';
import { ignoredOptions, ignoredSlots, type SlotsByLook } from '../shared/ignored-slots';

import { currentList, newestFirst } from './list-of-section';

/** Slots of an item that each look shows. */
export const listSlots: SlotsByLook<SectionOf<'list'>['look']> = {
  tales: ['image', 'title', 'date', 'body', 'facts'],
  texts: ['title', 'date', 'body', 'facts'],
  notices: ['image', 'title', 'body', 'address', 'date', 'facts'],
};

/** Keys that only notices have. */
function checkNoticeKeys(section: SectionOf<'list'>): readonly SectionProblem[] {
  const { look } = section;
  if (look === 'notices') return [];
  return (['icon', 'page', 'byYear'] as const)
    .filter((key) => section[key] !== undefined)
    .map((key) => ({
      path: [key],
      message: sectionSentence(`section.notNotices.${key}`, { look }),
      hint: sectionSentence('section.notNotices.remove', { key }),
    }));
}

export const declaration = {
  lists: (section) => [newestFirst(section)],
  currentList,
  check: (section) => [
    ...ignoredSlots(section.look, section.bind, listSlots),
    ...ignoredOptions(section.bind, { cutAt: section.look === 'notices' ? [] : ['body'], ellipsis: [] }),
    ...checkNoticeKeys(section),
  ],
} as const satisfies TemplateDeclaration<'list'>;
