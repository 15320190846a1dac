/**
 * The script of the head that decides whether the scripts of a page run: in the browsers of docs/browsers.md and newer ones,
 * which know both features. There the document has the attribute `data-scripts`.
 * Older ones get what the page has for visitors without script (B10.4.4). Inline, so that nothing moves after the first paint.
 */
export const supportScript = [
  "(d=>{if(window.HTMLDialogElement&&CSS.supports('aspect-ratio','1'))d.documentElement.dataset.scripts='';",
  "else addEventListener('DOMContentLoaded',()=>{for(let e of d.querySelectorAll('noscript'))e.outerHTML=e.textContent})",
  '})(document)',
].join('');
