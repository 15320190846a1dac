import { C, SKIES } from './palette.mjs';
import { at, circle, ellipse, fade, line, path, poly, random, rect, times } from './draw.mjs';

export function sky(time, height = 450) {
  const [top, bottom] = SKIES[time];
  return (
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/>` +
    `</linearGradient></defs>` +
    rect(0, 0, 800, height + 600, 'url(#s)')
  );
}

export const sun = (x, y, r = 40, colour = C.turmeric) =>
  circle(x, y, r * 1.5, colour, 'opacity=".18"') + circle(x, y, r, colour, 'opacity=".9"');
export const moon = (x, y, r = 26) =>
  circle(x, y, r * 1.6, '#F4E7C8', 'opacity=".12"') + circle(x, y, r, '#F4E7C8');

export function stars(seed, count = 40, depth = 180) {
  const next = random(seed);
  return times(count, () => circle(next() * 800, next() * depth, 0.8 + next(), '#F4E7C8', 'opacity=".8"'));
}

export const cloud = (x, y, s = 1, colour = '#FFFFFF') =>
  at(
    x,
    y,
    s,
    path('M0 0c-16 0-20-18-4-22 2-20 32-24 40-8 10-10 30-4 28 10 18-2 22 20 4 20z', colour, 'opacity=".75"'),
  );

export const birds = (x, y, s = 1, colour = C.ink) =>
  at(x, y, s, line('M0 0q8-10 14 0q8-10 15 0M40 18q6-8 11 0q6-8 12 0M52-16q5-7 9 0q6-7 10 0', colour, 2.4));

/** A rolling skyline; `peaks` gives heights above `y` from left to right. */
export function hills(y, peaks, colour, extra = '') {
  const step = 800 / (peaks.length - 1);
  const curve = peaks
    .map((p, i) => {
      if (i === 0) return `M0 ${y - p}`;
      const mid = (i - 0.5) * step;
      return `C${mid} ${y - peaks[i - 1]} ${mid} ${y - p} ${i * step} ${y - p}`;
    })
    .join('');
  return path(`${curve}V${y + 400}H0z`, colour, extra);
}

export const ground = (y, colour, bulge = 0) => path(`M0 ${y}Q400 ${y - bulge * 2} 800 ${y}V1400H0z`, colour);

/** A road narrowing from the bottom edge towards a far point. */
export const road = (farX, farY, nearX, halfWidth, colour = C.earth, bottom = 450) =>
  poly(
    [
      farX - halfWidth / 14,
      farY,
      farX + halfWidth / 14,
      farY,
      nearX + halfWidth,
      bottom,
      nearX - halfWidth,
      bottom,
    ],
    colour,
  );

export function pebbles(seed, y, count = 40, colour = '#8F6A45', x0 = 0, x1 = 800, bottom = 446) {
  const next = random(seed);
  return fade(
    0.35,
    times(count, () =>
      ellipse(x0 + next() * (x1 - x0), y + next() * (bottom - y), 2 + next() * 4, 1 + next() * 1.4, colour),
    ),
  );
}

export function tufts(seed, y, count = 24, colour = C.grass, x0 = 0, x1 = 800, bottom = 446) {
  const next = random(seed);
  return times(count, () => {
    const s = 0.6 + next() * 0.8;
    return at(
      x0 + next() * (x1 - x0),
      y + next() * (bottom - y),
      s.toFixed(2),
      line('M0 0q-2-8-7-11M0 0v-13M0 0q2-8 7-11', colour, 2),
    );
  });
}

export function ripples(seed, y, bottom, count = 12, x0 = 20, x1 = 760) {
  const next = random(seed);
  return fade(
    0.75,
    times(count, () => {
      const x = x0 + next() * (x1 - x0);
      return line(
        `M${x.toFixed()} ${(y + next() * (bottom - y)).toFixed()}h${(20 + next() * 90).toFixed()}`,
        C.glint,
        2.6,
      );
    }),
  );
}

export const rain = (seed, count = 120) => {
  const next = random(seed);
  return fade(
    0.5,
    times(count, () =>
      line(`M${(next() * 830).toFixed()} ${(next() * 440).toFixed()}l-5 20`, '#EEF4F0', 1.8),
    ),
  );
};
