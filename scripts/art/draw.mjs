// Small builders of SVG text. Everything is drawn on an 800 x 450 sheet.
const n = (value) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value);

export const path = (d, fill, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`;
export const line = (d, stroke, width = 2, extra = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`;
export const rect = (x, y, w, h, fill, radius = 0, extra = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${radius}" fill="${fill}" ${extra}/>`;
export const circle = (x, y, r, fill, extra = '') =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${extra}/>`;
export const ellipse = (x, y, rx, ry, fill, extra = '') =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${extra}/>`;
export const poly = (points, fill, extra = '') =>
  `<polygon points="${points.map(n).join(' ')}" fill="${fill}" ${extra}/>`;

/** Moves and scales parts; a negative `sx` mirrors them. */
export const at = (x, y, scale, ...parts) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${scale})">${parts.join('')}</g>`;
export const mirror = (x, y, scale, ...parts) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${-scale} ${scale})">${parts.join('')}</g>`;
export const turn = (angle, x, y, ...parts) =>
  `<g transform="rotate(${angle} ${x} ${y})">${parts.join('')}</g>`;
export const fade = (opacity, ...parts) => `<g opacity="${opacity}">${parts.join('')}</g>`;
export const times = (count, make) => Array.from({ length: count }, (_, i) => make(i)).join('');

/** The same seed always gives the same numbers, so pictures never change between runs. */
export function random(seed) {
  let state = seed * 2654435761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const sheet = (parts, width = 800, height = 450) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${[parts].flat(9).join('')}</svg>`;
