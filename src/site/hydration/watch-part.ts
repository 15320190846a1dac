import { takeEarlyClick } from './early-click';
import type { HydrationGate } from './hydration-gate';

/** Attribute of the element before a part of the page that hydrates on demand. */
export const partMarker = 'data-part';

/** Parts this far below the screen are hydrated ahead. */
const margin = '100px';

/** Events that show that the visitor is about to use a part. */
const uses = ['pointerdown', 'focusin', 'keydown'] as const;

/** The gates of the parts that are not hydrated, by marker. */
const gates = new Map<Element, HydrationGate>();

type Parts = 'all' | 'around content';

/** The parts that a change of route or language needs hydrated, also those that are rendered later. */
const demanded = new Set<Parts>();

function isPartOf(marker: Element, which: Parts): boolean {
  return which === 'all' || marker.closest('main') === null;
}

/** The element before the part that contains an element. */
function markerOf(element: Element): Element | null {
  for (let outer: Element | null = element; outer; outer = outer.parentElement) {
    for (let before = outer.previousElementSibling; before; before = before.previousElementSibling) {
      if (before.hasAttribute(partMarker)) return before;
    }
  }
  return null;
}

function gateOf({ target }: Event): HydrationGate | undefined {
  const marker = target instanceof Element ? markerOf(target) : null;
  return marker ? gates.get(marker) : undefined;
}

function openUsedPart(event: Event): void {
  void gateOf(event)?.open();
}

/** The button or the link to a page of the site that a click is about to use in this tab. */
function usedControl({ target }: Event): HTMLElement | null {
  const control = target instanceof Element ? target.closest('button, a') : null;
  if (control instanceof HTMLButtonElement) return control.type === 'button' ? control : null;
  if (!(control instanceof HTMLAnchorElement) || control.target !== '') return null;
  return control.origin === window.location.origin && control.hash === '' ? control : null;
}

function isModified({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}

/** React drops a click on a part whose code is missing. It is held, and repeated when the part is hydrated. */
function holdClick(event: MouseEvent): void {
  const gate = gateOf(event);
  const control = usedControl(event);
  if (!gate || gate.isOpen || !control || isModified(event)) return;
  event.preventDefault();
  event.stopPropagation();
  gate.clicked = control;
  void gate.hydrate().then(() => {
    if (!gate.isOpen && control instanceof HTMLAnchorElement) window.location.assign(control.href);
  });
}

function listen(): void {
  for (const name of uses) document.addEventListener(name, openUsedPart, true);
  document.addEventListener('click', holdClick, true);
}

function stopListening(): void {
  for (const name of uses) document.removeEventListener(name, openUsedPart, true);
  document.removeEventListener('click', holdClick, true);
}

/** The elements of the part after its marker. */
function elementsOf(marker: Element): readonly Element[] {
  const elements: Element[] = [];
  let next = marker.nextElementSibling;
  while (next && !next.hasAttribute(partMarker)) {
    elements.push(next);
    next = next.nextElementSibling;
  }
  return elements;
}

/** Whether a part is empty or shows that a list is missing, so that it cannot wait until it is seen. */
function needsData(elements: readonly Element[]): boolean {
  const selector = '[data-pending]';
  return (
    elements.length === 0 ||
    elements.some((element) => element.matches(selector) || element.querySelector(selector) !== null)
  );
}

/**
 * Opens the gate of a part when it comes near the screen, is used, or has no data.
 * @param onWait called when the part is out of sight
 * @returns a function that ends it, to be called when the part is removed
 */
export function watchPart(marker: Element, gate: HydrationGate, onWait: () => void): () => void {
  const elements = elementsOf(marker);
  if (gates.size === 0) listen();
  gates.set(marker, gate);
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) void gate.open();
      else if (!gate.isOpen) onWait();
    },
    { rootMargin: margin },
  );
  const end = () => {
    observer.disconnect();
    if (gates.get(marker) !== gate) return;
    gates.delete(marker);
    if (gates.size === 0) stopListening();
  };
  gate.clicked = takeEarlyClick(elements);
  const isDemanded = [...demanded].some((which) => isPartOf(marker, which));
  if (isDemanded || gate.clicked !== null || needsData(elements)) void gate.open();
  // The first one, since what follows the part may have no marker.
  else for (const element of elements.slice(0, 1)) observer.observe(element);
  void gate.hydrated.then(end);
  return () => {
    end();
    // What waits for the part must not wait for ever.
    gate.finish();
  };
}

/**
 * Hydrates the parts that still wait: all of them, or only those around the page's content, before a change of route
 * or language. React would replace their HTML otherwise, and a transition would wait for those that are rendered later,
 * which therefore do not wait any more. Undefined when none waits now.
 */
export function hydrateParts(which: Parts): Promise<unknown> | undefined {
  demanded.add(which);
  const waiting = [...gates].filter(([marker]) => isPartOf(marker, which));
  return waiting.length === 0 ? undefined : Promise.all(waiting.map(([, gate]) => gate.hydrate()));
}
