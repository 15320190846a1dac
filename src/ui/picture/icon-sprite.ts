import url from './icons.svg?url&no-inline';

/** URL of the file with all icons, for what the browser renders. */
export const iconSpriteUrl = url;
