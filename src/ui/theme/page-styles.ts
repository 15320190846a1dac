import type { EmotionCache } from '@emotion/cache';

/** A style element of a page, with the ids by which Emotion in the browser knows its styles. */
export interface PageStyles {
  readonly key: string;
  readonly ids: readonly string[];
  readonly css: string;
}

/** The styles that were inserted into the cache of a page while it was rendered: global ones, then those of components. */
export function pageStyles({ key, inserted, registered }: EmotionCache): readonly PageStyles[] {
  const global: PageStyles[] = [];
  const ids: string[] = [];
  let css = '';
  for (const [id, rules] of Object.entries(inserted)) {
    if (typeof rules !== 'string') continue;
    if (registered[`${key}-${id}`] === undefined) {
      global.push({ key: `${key}-global`, ids: [id], css: rules });
    } else {
      ids.push(id);
      css += rules;
    }
  }
  return [...global, { key, ids, css }];
}
