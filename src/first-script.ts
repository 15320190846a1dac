import { earlyClickAttribute } from './model/page/early-click';
import { pageScriptsId } from './model/page/page-scripts';

// A module of its own, so that it runs long before the site's scripts are loaded.

/** Milliseconds after the HTML for which pictures may delay the scripts. */
const longestDelay = 4_000;

/** Events that show that the visitor is about to use the page. */
const uses = ['pointerdown', 'keydown'] as const;

let loaded = false;

/** Loads the site's scripts, once. */
function loadScripts(): void {
  if (loaded) return;
  loaded = true;
  const template = document.getElementById(pageScriptsId);
  if (template instanceof HTMLTemplateElement) document.head.append(template.content);
  for (const name of uses) document.removeEventListener(name, loadScripts, true);
  new Worker(new URL('./load-locale-data.ts', import.meta.url), { name: document.documentElement.lang });
}

document.addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.type !== 'button' || 'scripted' in document.documentElement.dataset) return;
    document.querySelector(`[${earlyClickAttribute}]`)?.removeAttribute(earlyClickAttribute);
    button.setAttribute(earlyClickAttribute, '');
  },
  true,
);

// After the fonts and the pictures of the first screen, which need the connection more; sooner when the page is used
// (B10.2.8).
window.addEventListener('load', loadScripts, { once: true });
for (const name of uses) document.addEventListener(name, loadScripts, true);
setTimeout(loadScripts, longestDelay);
