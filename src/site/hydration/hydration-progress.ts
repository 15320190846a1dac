import type { HydratingPart } from '../../ui/hydration/use-hydrated';
import { takeEarlyClick } from './early-click';

/** The parts of the page that are being hydrated; those that wait until they are needed do not count. */
const pending = new Set<object>();

/** Counts a part as being hydrated. */
export function beginHydration(part: object): void {
  pending.add(part);
}

/** Ends the first render of a part: from now on, its components need not match the HTML. */
export function leaveHtml(part: HydratingPart): void {
  part.isHydrating = false;
}

/** Ends its hydration. After the last one, `data-hydrated` on the document reports that the visible page is hydrated. */
export function endHydration(part: object): void {
  pending.delete(part);
  if (pending.size > 0) return;
  document.documentElement.dataset.hydrated = '';
  takeEarlyClick([document.body])?.click();
}
