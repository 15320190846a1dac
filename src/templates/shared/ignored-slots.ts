import type { SectionProblem } from '../declaration';

/** What the looks of a template show: names of slots by look. */
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
