import { useEffect, useEffectEvent, useId } from 'react';

/** The id of the dialog that a history entry is of; undefined for an entry of a page. */
function dialogOf(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'dialog' in state ? state.dialog : undefined;
}

/** The ids of the dialogs that are open and have a history entry. */
const openDialogs = new Set<unknown>();

/** Makes a history entry of a dialog: a new one, or that of a dialog in whose place it is. */
function enter(id: string): void {
  const state: unknown = history.state;
  const former = dialogOf(state);
  const entry = { ...(typeof state === 'object' && state), dialog: id };
  if (former === undefined || openDialogs.has(former)) history.pushState(entry, '');
  else history.replaceState(entry, '');
  openDialogs.add(id);
}

/** Leaves the history entry of a dialog that was closed in another way, unless a link of it was followed. */
function leave(id: string): void {
  openDialogs.delete(id);
  // Another dialog may come in its place at once.
  queueMicrotask(() => {
    if (dialogOf(history.state) === id) history.back();
  });
}

/**
 * Gives a dialog a history entry while it is open, so that Back closes it and stays on the page. The entry has the state of the
 * page, which the router reads. Only what the visitor has opened gets one: browsers skip the others on the way back.
 * @param close closes the dialog
 */
export function useBackCloses(close: () => void): void {
  const id = useId();
  const onPopState = useEffectEvent(() => {
    if (dialogOf(history.state) !== id) close();
  });
  useEffect(() => {
    if ('userActivation' in navigator && !navigator.userActivation.hasBeenActive) return undefined;
    enter(id);
    const listen = () => {
      onPopState();
    };
    window.addEventListener('popstate', listen);
    return () => {
      window.removeEventListener('popstate', listen);
      leave(id);
    };
  }, [id]);
}
