/** Ms for which a page waits for its fonts: where fonts of the device stand in for them well, and where none is known to. */
export const patience = { withStandIn: 200, without: 500 } as const;

/**
 * Keeps a page out of sight until its fonts are there, for a moment at most: they are preloaded, and words that are
 * drawn in another font first would move the page under the reader's eyes. For the same reason a page whose fonts come
 * later keeps those of the device (`--late`), where it has them; else it would be unreadable. Without script nothing
 * waits. Of the element, `data-text` chooses the fonts, and `data-late` is the stack of the device's.
 */
export const firstPaintScript = [
  '(()=>{const root=document.documentElement,{style}=root;',
  'const{text,late}=document.currentScript.dataset,{fontFamily}=getComputedStyle(root);',
  "const show=()=>{style.visibility=''},keep=()=>{style.setProperty('--late',late);show()};",
  "const load=(family,weight)=>document.fonts.load(weight+' 1em '+family,text);",
  "style.visibility='hidden';",
  `const timers=[setTimeout(show,${patience.without})];`,
  "load(late.split(',')[0],400).then(",
  `({length})=>{if(length)timers.push(setTimeout(keep,${patience.withStandIn}))},()=>{});`,
  // One by one: a stand-in that the device lacks must not end the wait for the others.
  "const own=fontFamily.split(',').flatMap(family=>[load(family,400),load(family,700)]);",
  'Promise.allSettled(own).then(()=>{timers.forEach(clearTimeout);show()})})()',
].join('');
