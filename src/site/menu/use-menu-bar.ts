import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { useCloseOnBack } from '../ui/dialog/use-close-on-back';
import { moveFocus } from './menu-keys';

function openGroups(bar: HTMLElement | null): readonly HTMLDetailsElement[] {
  return [...(bar?.querySelectorAll<HTMLDetailsElement>('details[name="menu"][open]') ?? [])];
}

function closeGroups(bar: HTMLElement | null, except?: EventTarget | null): void {
  for (const group of openGroups(bar)) {
    if (group !== except) group.open = false;
  }
}

/** Closes open groups on a pointer press or focus outside of them and on a route change. */
function useCloseOnLeave(bar: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    // A group that was opened before hydration stays open.
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
 * Adds menu behaviour to the disclosures of a menu bar: one open at a time, closed by Escape, by going back and when the visitor
 * leaves it, arrow keys move the focus. Returns the bar's key handler.
 */
export function useMenuBar(bar: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  useCloseOnLeave(bar);
  useCloseOnBack(() => closeToSummary(bar.current));
  return (event) => {
    if (!bar.current || event.altKey || event.ctrlKey || event.metaKey) return;
    const handled = event.key === 'Escape' ? closeToSummary(bar.current) : moveFocus(bar.current, event.key);
    if (handled) event.preventDefault();
  };
}

function closeToSummary(bar: HTMLElement | null): boolean {
  const [open] = openGroups(bar);
  closeGroups(bar);
  open?.querySelector('summary')?.focus();
  return open !== undefined;
}
