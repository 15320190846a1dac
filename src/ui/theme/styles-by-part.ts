import type { EmotionCache } from '@emotion/cache';
import type { EmotionServer } from '@emotion/server/create-instance';

/** HTML with the styles that it needs. */
export interface StyledHtml {
  readonly html: string;
  /** The styles of its first part, for the head of the document. */
  readonly css: string;
  /** The styles of the parts after it, which the HTML has. */
  readonly laterCss: readonly string[];
  /** Ids of all styles, by which Emotion in the browser knows them. */
  readonly styleIds: readonly string[];
}

/** As React renders `LaterStyles`. */
const laterStyles = '<style data-later=""></style>';

/**
 * Puts styles where the HTML first needs them: those of each part that follows a `LaterStyles` into its element.
 * @param styles the cache with which the HTML was rendered
 */
export function stylesByPart(rendered: string, styles: EmotionCache, emotion: EmotionServer): StyledHtml {
  const known = new Set<string>();
  const cssOf = (part: string): string => {
    const ids = emotion.extractCritical(part).ids.filter((id) => !known.has(id));
    for (const id of ids) known.add(id);
    return ids.map((id) => styles.inserted[id]).join('');
  };
  const [first = '', ...later] = rendered.split(laterStyles);
  const css = cssOf(first);
  const laterCss = later.map(cssOf);
  const html = later.map((part, index) => `<style>${laterCss[index] ?? ''}</style>${part}`);
  return { html: first + html.join(''), css, laterCss, styleIds: [...known] };
}
