/** Ms for which a page may wait for its fonts. */
const patience = 500;

/**
 * Keeps a page out of sight until its fonts are there, for half a second at most: they are preloaded, and words that
 * are drawn in another font first would move the page under the reader's eyes. A page whose fonts come later keeps those
 * of the device (`--late`) for the same reason. Without script nothing waits. Of the element, `data-text` chooses the
 * fonts and `data-late` names those of the device.
 */
export const firstPaintScript = [
  '(()=>{const root=document.documentElement,{style}=root;',
  'const{text,late}=document.currentScript.dataset,{fontFamily}=getComputedStyle(root);',
  "const show=()=>{style.visibility=''};",
  "style.visibility='hidden';",
  `const timer=setTimeout(()=>{style.setProperty('--late',late);show()},${patience});`,
  // One by one: a font of the device that it lacks must not end the wait for the others.
  "const load=family=>[400,700].map(weight=>document.fonts.load(weight+' 1em '+family,text));",
  "Promise.allSettled(fontFamily.split(',').flatMap(load)).then(()=>{clearTimeout(timer);show()})})()",
].join('');
