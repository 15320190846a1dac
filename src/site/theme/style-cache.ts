import createCache, { type EmotionCache, type Options } from '@emotion/cache';

/** One list, under which Emotion keeps compiled styles: on the server, those of all pages. */
const stylisPlugins: NonNullable<Options['stylisPlugins']> = [];

/**
 * A cache for the styles of components. It adds no vendor prefixes: they would be a quarter of the styles of a page, and
 * browsers since 2022 need only those that a style writes itself.
 */
export function createStyleCache(options: Omit<Options, 'key' | 'stylisPlugins'> = {}): EmotionCache {
  return createCache({ ...options, key: 'css', stylisPlugins });
}
