/** Id of the style element that goober, notistack's CSS library, looks for. */
const id = '_goober';

/**
 * Redirects goober's styles to a constructed style sheet through a hidden element, because the
 * Content-Security-Policy forbids the style element that it would insert. Call it before notistack loads.
 * Throws in a browser without constructed style sheets.
 */
export function prepareGoober(): void {
  if (document.getElementById(id)) return;
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const text = document.createTextNode('');
  let styles = '';
  Object.defineProperty(text, 'data', {
    get: () => styles,
    set: (wanted: string) => {
      styles = wanted;
      sheet.replaceSync(wanted);
    },
  });
  const element = document.createElement('template');
  element.id = id;
  element.appendChild(text);
  document.head.appendChild(element);
}
