/** Ms for which a page may wait for its fonts. */
const patience = 500;

/**
 * Keeps a page out of sight until its fonts are there, for half a second at most: they are preloaded, and words that
 * are drawn in another font first would move the page under the reader's eyes. Without script nothing waits. The text
 * of the element's `data-text` chooses the fonts.
 */
export const firstPaintScript = [
  '(()=>{const root=document.documentElement,{style}=root;',
  'const{text}=document.currentScript.dataset,{fontFamily}=getComputedStyle(root);',
  "const show=()=>{style.visibility=''};",
  "style.visibility='hidden';",
  `setTimeout(show,${patience});`,
  "Promise.all([400,700].map(weight=>document.fonts.load(weight+' 1em '+fontFamily,text))).then(show,show)})()",
].join('');
