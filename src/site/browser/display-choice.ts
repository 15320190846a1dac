import {
  chosenDarkMedia,
  darkMedia,
  schemeStorageName,
  textSizes,
  textSizeStorageName,
  type TextSize,
} from '../../engine/display/display-choices';
import type { DarkScheme } from '../../engine/site-config.generated';
import { colours, type Scheme } from '../../engine/theme/colours';
import { removeStored, writeStored } from './storage';

const darkQuery = '(prefers-color-scheme:dark)';
const contrastQuery = '(prefers-contrast:more)';

const isOf = <Name extends string>(values: Readonly<Record<Name, unknown>>, name: string): name is Name =>
  Object.hasOwn(values, name);

/** The scheme of a page whose visitor has not chosen one. */
function systemScheme(darkScheme: DarkScheme): Scheme {
  if (window.matchMedia(contrastQuery).matches) return 'contrast';
  return darkScheme === 'system' && window.matchMedia(darkQuery).matches ? 'dark' : 'light';
}

/** The scheme that the page has. */
export function shownScheme(darkScheme: DarkScheme): Scheme {
  const chosen = document.documentElement.dataset[schemeStorageName] ?? '';
  return isOf(colours, chosen) ? chosen : systemScheme(darkScheme);
}

/** The text size that the page has. */
export function shownTextSize(): TextSize {
  const chosen = document.documentElement.dataset[textSizeStorageName] ?? '';
  return isOf(textSizes, chosen) ? chosen : 'normal';
}

/** Sets an attribute of the root element, and stores it; null removes both. */
function choose(name: string, value: string | null): void {
  const { dataset } = document.documentElement;
  if (value === null) {
    Reflect.deleteProperty(dataset, name);
    removeStored(name);
    return;
  }
  dataset[name] = value;
  writeStored(name, value);
}

/** Applies and stores a scheme; choosing the one that the page has by itself ends an earlier choice (B11.4.3). */
export function chooseScheme(scheme: Scheme, darkScheme: DarkScheme): void {
  const chosen = scheme === systemScheme(darkScheme) ? null : scheme;
  choose(schemeStorageName, chosen);
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('media', chosen === null ? darkMedia(darkScheme) : chosenDarkMedia(chosen));
}

/** Applies and stores a text size. */
export function chooseTextSize(size: TextSize): void {
  choose(textSizeStorageName, size === 'normal' ? null : size);
}

/** Calls a function when the scheme or the text size of the page changes; returns one that ends this. */
export function watchDisplay(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-scheme', 'data-text-size'] });
  const queries = [darkQuery, contrastQuery].map((query) => window.matchMedia(query));
  queries.forEach((query) => {
    query.addEventListener('change', onChange);
  });
  return () => {
    observer.disconnect();
    queries.forEach((query) => {
      query.removeEventListener('change', onChange);
    });
  };
}
