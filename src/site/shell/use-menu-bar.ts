import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { moveFocus } from './menu-keys';

function openGroups(bar: HTMLElement | null): readonly HTMLDetailsElement[] {
  return [...(bar?.querySelectorAll<HTMLDetailsElement>('details[name="menu"][open]') ?? [])];
}

function closeGroups(bar: HTMLElement | null, except?: EventTarget | null): void {
  for (const group of openGroups(bar)) {
    if (group !== except) group.open = false;
  }
}

/** Closes what is open when the visitor goes elsewhere: by pointer, by keyboard, or to another page. */
function useClosing(bar: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    // What was opened before the script ran stays open.
    if (shown.current === key) return;
    shown.current = key;
    closeGroups(bar.current);
  }, [bar, key]);
  useEffect(() => {
    const leave = ({ target }: Event) => {
      const inside = target instanceof Element ? target.closest('details[name="menu"]') : null;
      closeGroups(bar.current, inside);
    };
    const watched = ['pointerdown', 'focusin'];
    watched.forEach((name) => document.addEventListener(name, leave));
    return () => {
      watched.forEach((name) => document.removeEventListener(name, leave));
    };
  }, [bar]);
}

/**
 * Makes the disclosures of a menu bar behave as a menu does: one open at a time, closed by Escape and by going
 * elsewhere, walked by arrows. Returns the handler of the bar's keys.
 */
export function useMenuBar(bar: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  useClosing(bar);
  return (event) => {
    if (!bar.current || event.altKey || event.ctrlKey || event.metaKey) return;
    const handled = event.key === 'Escape' ? closeToSummary(bar.current) : moveFocus(bar.current, event.key);
    if (handled) event.preventDefault();
  };
}

function closeToSummary(bar: HTMLElement): boolean {
  const [open] = openGroups(bar);
  closeGroups(bar);
  open?.querySelector('summary')?.focus();
  return open !== undefined;
}
