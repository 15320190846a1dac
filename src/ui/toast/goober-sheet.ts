/** The id under which goober, the styles of notistack, looks for its style element. */
const id = '_goober';

/**
 * Gives goober a sheet of its own. The strict Content-Security-Policy forbids the style element that it would make,
 * so it finds a hidden element instead, whose text goes to a constructed sheet. Call it before notistack is loaded.
 * Throws where a browser has no constructed sheets.
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
