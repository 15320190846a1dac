/** Browsers take the icons that they render from the sprite. */
export const iconPaths: ReadonlyMap<string, string> = new Map();
