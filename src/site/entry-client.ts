import { loadSite } from './browser/load-site';
import { readInitialState } from './browser/read-initial-state';
import { showStaticPage } from './browser/static-page';
import { whenIdle } from './browser/when-idle';

// The only script that a page requests with its HTML: the others come after the fonts and the pictures of the first screen,
// which need the connection more; sooner when the page is used (B10.2.8).

/** Milliseconds after the HTML for which pictures may delay the scripts. */
const longestDelay = 4_000;

/** Events that show that the visitor is about to use the page. */
const uses = ['pointerdown', 'keydown'] as const;

/** Events between which a press lasts. */
const pointerEvents = ['pointerdown', 'pointerup', 'pointercancel'] as const;

let starting: Promise<void> | null = null;
let hasFailed = false;
let pressed: HTMLButtonElement | null = null;
let isPointerDown = false;

/** Until the page is hydrated, links and forms work as HTML, but buttons do not. */
function rememberButton({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button?.type === 'button') pressed = button;
}

/** Loads the code of the page; first what browsers of the year 2021 lack, of which `Object.hasOwn` is the newest. */
async function loadCode() {
  if (!('hasOwn' in Object)) await import('./polyfills');
  const [{ hydrateSite }] = await Promise.all([import('./hydrate-site'), import('./browser/hydrate-root')]);
  return hydrateSite;
}

/**
 * Has the browser load its data of languages, in two tasks while the scripts are downloaded: the first uses take 20 ms each on a
 * fast computer, and would be part of the hydration.
 */
function loadLanguageData(): void {
  const { lang } = document.documentElement;
  setTimeout(() => new Intl.Locale(lang).maximize());
  setTimeout(() => Intl.NumberFormat.supportedLocalesOf(lang));
}

async function hydrate(): Promise<void> {
  const initialState = readInitialState();
  loadLanguageData();
  const [hydrateSite, site] = await Promise.all([loadCode(), loadSite(initialState, initialState.language)]);
  await hydrateSite(site, initialState);
  stopListening();
  pressed?.click();
}

/** Makes up for what an older browser lacks. */
function repairOldPage(): void {
  import('./browser/old-page').then(
    ({ spaceFlexItems, loadPicturesForPrint }) => {
      spaceFlexItems();
      loadPicturesForPrint();
    },
    (reason: unknown) => {
      console.warn('The page could not be repaired:', reason);
    },
  );
}

function watchPointer({ type }: Event): void {
  isPointerDown = type === 'pointerdown';
}

/** Not between a press and its click, which would miss a button that moves (B10.4.3). */
function showStaticPageAfterPress(): void {
  if (!isPointerDown) {
    showStaticPage();
    return;
  }
  const show = () => setTimeout(showStaticPage);
  document.addEventListener('pointerup', show, { once: true });
  document.addEventListener('pointercancel', show, { once: true });
}

/** Hydrates the page. When that fails, such as without a connection, the next use of the page tries once more (B10.4.3). */
function start(): void {
  starting ??= hydrate().catch((reason: unknown) => {
    console.warn('The page could not be hydrated:', reason);
    if (hasFailed) {
      stopListening();
      showStaticPageAfterPress();
    } else starting = null;
    hasFailed = true;
  });
}

function stopListening(): void {
  for (const name of uses) document.removeEventListener(name, start, true);
  for (const name of pointerEvents) document.removeEventListener(name, watchPointer, true);
  document.removeEventListener('click', rememberButton, true);
}

function startWhenUsed(): void {
  for (const name of pointerEvents) document.addEventListener(name, watchPointer, true);
  for (const name of uses) document.addEventListener(name, start, true);
  document.addEventListener('click', rememberButton, true);
  window.addEventListener(
    'load',
    () => {
      whenIdle(start);
    },
    { once: true },
  );
  setTimeout(start, longestDelay);
}

// A script of the head has decided it (B10.4.4).
if ('scripts' in document.documentElement.dataset) startWhenUsed();
else document.addEventListener('DOMContentLoaded', repairOldPage);
