import { objectOf } from '../../engine/json/json';
import type { SectionProblem } from '../declaration';

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
      message: `The look “${look}” does not show “${slot}”.`,
      hint: `It shows ${shown.map((name) => `“${name}”`).join(', ')}. Remove “${slot}”, or choose another look.`,
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
      const hint = slots[option].map((name) => `“${name}”`).join(', ');
      return [
        {
          path: ['bind', slot, option],
          onKey: true,
          message: `“${option}” has no effect on “${slot}”.`,
          hint: `Remove it${hint === '' ? '' : `; it has an effect on ${hint}`}.`,
        },
      ];
    }),
  );
}
