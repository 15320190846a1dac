import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Whether an element handles keys itself: a form control or a dialog. */
function isTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, dialog') !== null;
}

function openSearch(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
  if (key !== '/' || ctrlKey || metaKey || altKey || defaultPrevented || isTaken(target)) return;
  const link = document.querySelector<HTMLElement>('a[data-search]');
  if (!link) return;
  event.preventDefault();
  link.click();
}

/** Follows the header's link to the search when `/` is pressed, and focuses its field if that is empty (B10.10.1). */
export function useSearchShortcut(): void {
  const location = useLocation();
  const [first] = useState(location);
  useEffect(() => {
    if (location === first) return;
    const field = document.querySelector<HTMLInputElement>('[data-search-field]');
    if (field?.value === '') field.focus();
  }, [location, first]);
  useEffect(() => {
    document.addEventListener('keydown', openSearch);
    return () => {
      document.removeEventListener('keydown', openSearch);
    };
  }, []);
}
