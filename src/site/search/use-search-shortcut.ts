import { useEffect } from 'react';
import { isSearchShortcutOn, searchShortcut } from '../browser/search-shortcut';

/** Whether an element handles keys itself: a form control or a dialog. */
function isTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, dialog') !== null;
}

function openSearch(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
  const isOther = key !== searchShortcut || ctrlKey || metaKey || altKey;
  if (isOther || defaultPrevented || isTaken(target) || !isSearchShortcutOn()) return;
  const link = document.querySelector<HTMLElement>('a[data-search]');
  if (!link) return;
  event.preventDefault();
  link.click();
}

/** Follows the header's link to the search when `/` is pressed (B10.10.1). */
export function useSearchShortcut(): void {
  useEffect(() => {
    document.addEventListener('keydown', openSearch);
    return () => {
      document.removeEventListener('keydown', openSearch);
    };
  }, []);
}
