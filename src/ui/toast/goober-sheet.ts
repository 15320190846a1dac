/**
 * Redirects the styles of goober, notistack's CSS library, to a constructed style sheet through a hidden element, because
 * the Content-Security-Policy forbids the style element that it would insert. Import it before notistack. Throws in a
 * browser without constructed style sheets.
 */
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

let styles = '';
const text = document.createTextNode('');
Object.defineProperty(text, 'data', {
  get: () => styles,
  set: (wanted: string) => {
    styles = wanted;
    sheet.replaceSync(wanted);
  },
});

const element = document.createElement('template');
// Goober looks for it.
element.id = '_goober';
element.append(text);
document.head.append(element);
