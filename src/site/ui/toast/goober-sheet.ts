/**
 * Redirects the styles of goober, notistack's CSS library, to the rules of an empty style element through a hidden element, because
 * the Content-Security-Policy forbids style elements with text. Import it before notistack.
 */
const style = document.createElement('style');
document.head.append(style);

/** Replaces the rules: a group of all of them is one rule, so that nothing has to separate them. */
function replaceRules(styles: string): void {
  const { sheet } = style;
  if (!sheet) return;
  if (sheet.cssRules.length > 0) sheet.deleteRule(0);
  sheet.insertRule(`@media all{${styles}}`);
}

let styles = '';
const text = document.createTextNode('');
Object.defineProperty(text, 'data', {
  get: () => styles,
  set: (wanted: string) => {
    styles = wanted;
    replaceRules(wanted);
  },
});

const element = document.createElement('template');
// Goober looks for it.
element.id = '_goober';
element.append(text);
document.head.append(element);
