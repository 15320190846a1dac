/**
 * The font that comes inside a page: the part of its script's font that shows its text. It replaces that font until the
 * text may change (docs/decisions/0047-fonts-inside-pages.md).
 */
export const pageFontFamily = 'Page font';

/** Id of the element that has the font as JSON. */
export const pageFontId = 'page-font';

/** What the element says. */
export interface PageFont {
  /** WOFF2 in base64. */
  readonly file: string;
  /** The faces that use the file. */
  readonly faces: readonly PageFontFace[];
}

/** Descriptors of a `FontFace`. */
export interface PageFontFace {
  readonly weight: string;
  readonly sizeAdjust: string;
  readonly ascentOverride: string;
  readonly descentOverride: string;
  readonly lineGapOverride: string;
  readonly unicodeRange: string;
}

/** Events that say that a visitor uses the page. */
export const inputTypes = ['pointerdown', 'keydown', 'click', 'input'] as const;

/** Data attribute of the document that a visitor has used. */
export const pageUsedKey = 'used';

/**
 * The inline script that adds the font, after the element, and notes when a visitor uses the page. A font that a script
 * makes of bytes is ready for the first layout, while the browser decodes one in a `data:` URL after it. Browsers that lack
 * `fromBase64` need 50 times as long to decode it (12 to 47 ms at a quarter of the speed).
 */
export const pageFontScript = [
  `{let{file,faces}=JSON.parse(document.getElementById('${pageFontId}').textContent),`,
  'bytes=Uint8Array.fromBase64?.(file)??Uint8Array.from(atob(file),c=>c.charCodeAt(0));',
  `for(let face of faces)document.fonts.add(new FontFace('${pageFontFamily}',bytes,face));`,
  `for(let type of ${JSON.stringify(inputTypes)})`,
  `addEventListener(type,()=>document.documentElement.dataset.${pageUsedKey}='',{capture:true,once:true})}`,
].join('');
