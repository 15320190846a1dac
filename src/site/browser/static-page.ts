/** Makes the page work as HTML alone (B10.4.3): shows what it has for visitors without script. */
export function showStaticPage(): void {
  delete document.documentElement.dataset.scripts;
  for (const element of document.querySelectorAll('noscript')) element.outerHTML = element.textContent;
}
