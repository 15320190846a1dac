import { inputTypes, pageUsedKey } from '../../model/theme/page-font';

const letter = /\p{L}/u;

const hasNewText = ({ addedNodes, target, type }: MutationRecord): boolean =>
  (type === 'characterData' ? [target] : [...addedNodes]).some(({ textContent }) =>
    letter.test(textContent ?? ''),
  );

/** Resolves when a visitor has begun to use the page, or script has shown other text; numbers don't count. */
export function firstChange(): Promise<void> {
  if (pageUsedKey in document.documentElement.dataset) return Promise.resolve();
  return new Promise((resolve) => {
    const end = () => {
      observer.disconnect();
      for (const type of inputTypes) removeEventListener(type, end, true);
      resolve();
    };
    const observer = new MutationObserver((records) => {
      if (records.some(hasNewText)) end();
    });
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
    for (const type of inputTypes) addEventListener(type, end, { capture: true, passive: true });
  });
}
