import { objectOf } from '../../engine/json/json';
import { sectionMistake, sectionSentence, type SectionProblem } from '../declaration';

/** Slots that each look of a template shows. */
export type SlotsByLook<Look extends string> = Readonly<Record<Look, readonly string[]>>;

/** The bindings that the chosen look does not show. */
export function ignoredSlots<Look extends string>(
  look: Look,
  bind: object,
  slots: SlotsByLook<Look>,
): readonly SectionProblem[] {
  const shown = slots[look];
  return Object.keys(bind)
    .filter((slot) => !shown.includes(slot))
    .map((slot) => ({
      path: ['bind', slot],
      onKey: true,
      ...sectionMistake('section.slot', {
        look,
        slot,
        slots: shown.map((name) => `“${name}”`).join(', '),
      }),
    }));
}

/** Options of a text binding that not every slot has an effect of. */
const textOptions = ['cutAt', 'ellipsis'] as const;

/** The slots of a template in which each option has an effect. */
export type SlotsByOption = Readonly<Record<(typeof textOptions)[number], readonly string[]>>;

/** The options of bindings that their slot ignores. */
export function ignoredOptions(bind: object, slots: SlotsByOption): readonly SectionProblem[] {
  return Object.entries(bind).flatMap(([slot, binding]) =>
    textOptions.flatMap((option) => {
      const given: unknown = objectOf(binding)[option];
      if (given === undefined || given === false || slots[option].includes(slot)) return [];
      const others = slots[option].map((name) => `“${name}”`).join(', ');
      const { message, hint } = sectionMistake('section.option', { option, slot });
      return [
        {
          path: ['bind', slot, option],
          onKey: true,
          message,
          hint: others === '' ? hint : sectionSentence('section.option.hasOn', { slots: others }),
        },
      ];
    }),
  );
}
