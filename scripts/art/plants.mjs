import { C } from './palette.mjs';
import { at, circle, ellipse, line, path, poly, random, times } from './draw.mjs';

/** The round neem of the look: trunk, dark crown, light crown. */
export const tree = (x, y, s = 1, dark = C.leaf, light = C.grass) =>
  at(
    x,
    y,
    s,
    path('M-5 0c2-26 1-40 0-64h10c-1 24-2 38 2 64zM0-46l22-24 4 4-24 30z', C.wood),
    path(
      'M-52-66c-14-26 8-48 28-44 4-26 44-30 54-8 26-4 38 28 22 46 4 22-26 30-40 18-14 14-56 12-64-12z',
      dark,
    ),
    path('M-42-76c-8-20 10-34 26-30 6-18 34-18 40-2 18-2 24 20 14 30-14 10-70 16-80 2z', light),
  );

/** A tall narrow ashok or cypress. */
export const poplar = (x, y, s = 1, dark = C.leaf, light = C.grass) =>
  at(
    x,
    y,
    s,
    path('M-3 0h6v-30h-6z', C.wood),
    path('M0-150c22 40 26 90 14 128h-28c-12-38-8-88 14-128z', dark),
    path('M-2-140c8 40 10 80 2 112h-10c-8-34-4-74 8-112z', light),
  );

/** A wide mango: three broad crowns with fruit. */
export const mango = (x, y, s = 1, fruit = '') =>
  at(
    x,
    y,
    s,
    path('M-7 0c3-22 3-36-2-58h18c-4 22-3 36 1 58z', C.wood),
    ellipse(-34, -72, 40, 30, C.leaf),
    ellipse(36, -70, 40, 30, C.leaf),
    ellipse(0, -96, 46, 34, C.leaf),
    ellipse(-20, -86, 36, 24, C.grass),
    ellipse(22, -92, 34, 22, C.grass),
    fruit && times(7, (i) => ellipse(-48 + i * 16, -66 - ((i * 7) % 22), 4, 5, fruit)),
  );

export const palm = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    path('M-4 0c0-50 4-90 12-128h5C7-90 6-50 6 0z', '#7A5A3E'),
    path(
      'M10-128c-24-22-48-14-58 8 22-14 40-14 58-8zM10-128c-6-28-34-36-54-22 24-2 40 8 54 22zM10-128c24-22 48-14 58 8-22-14-40-14-58-8zM10-128c6-28 34-36 54-22-24-2-40 8-54 22zM10-128c-12 18-10 32-2 44 6-16 6-30 2-44z',
      C.leaf,
    ),
  );

/** The great banyan: many trunks, hanging roots, a low platform. */
export function banyan(x, y, s = 1, platform = true) {
  const next = random(7);
  const crown = [
    [-150, -150, 70, 52],
    [150, -150, 70, 50],
    [-80, -205, 84, 58],
    [80, -205, 84, 58],
    [0, -235, 90, 58],
    [0, -160, 110, 60],
    [-200, -122, 44, 34],
    [200, -120, 46, 34],
  ];
  return at(
    x,
    y,
    s,
    path(
      'M-46 0c10-40 4-80-14-118l26-8c8 30 14 44 22 50 6-16 6-40 2-62h26c-2 30 2 46 8 58 10-12 18-30 22-52l26 8c-18 36-30 76-22 124z',
      C.wood,
    ),
    times(5, (i) =>
      path(
        `M${-16 + i * 14} 0q4-50 ${-4 + i * 2}-96`,
        'none',
        'stroke="#4F3626" stroke-width="3" opacity=".5"',
      ),
    ),
    crown.map(([cx, cy, rx, ry]) => ellipse(cx, cy, rx, ry, C.leaf)).join(''),
    crown.map(([cx, cy, rx, ry]) => ellipse(cx - 6, cy - 12, rx * 0.72, ry * 0.62, C.grass)).join(''),
    times(9, (i) =>
      ellipse(-140 + i * 35 + next() * 20, -230 + next() * 90, 26, 15, '#6E8F58', 'opacity=".75"'),
    ),
    times(14, (i) => {
      const rx = -190 + i * 29;
      return Math.abs(rx) < 40
        ? ''
        : line(`M${rx} ${-110 + (i % 3) * 6}q${i % 2 ? 4 : -4} 30 0 ${50 + next() * 44}`, '#7A5A3E', 2.4);
    }),
    [-122, 118].map((rx) => line(`M${rx} -110Q${rx + 5} -50 ${rx} 0`, C.wood, 8)).join(''),
    platform ? path('M-84-22h168v24H-84z', C.stone) + path('M-92-28h184v8H-92z', '#E9DCBC') : '',
  );
}

export const bush = (x, y, s = 1, colour = C.grass, flower = '') =>
  at(
    x,
    y,
    s,
    path('M-28 0c-8-16 6-26 16-22 4-14 26-14 30 0 14-2 18 14 8 22z', colour),
    flower && times(6, (i) => circle(-20 + i * 8, -6 - ((i * 5) % 14), 2.6, flower)),
  );

export const sapling = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    ellipse(0, 0, 34, 9, '#6F4F31'),
    line('M0 0v-70', C.leaf, 5),
    path(
      'M0-40c-30-2-38-20-38-34 22 0 36 12 38 34zM0-54c28-2 38-20 38-36-22 0-36 14-38 36zM0-74c-16-10-18-28-6-42 12 12 14 28 6 42z',
      C.grass,
    ),
  );

export const pot = (x, y, s = 1, colour = C.brick, flower = C.madder) =>
  at(x, y, s, bush(0, -18, 0.7, C.grass, flower), poly([-14, -20, 14, -20, 10, 0, -10, 0], colour));

/** Crop rows fanning out from a far point, every second one in another colour. */
export function furrows(farX, y, colours, rows = 15, spread = 1700) {
  return times(rows, (i) => {
    const a = i / rows - 0.5;
    const b = (i + 0.55) / rows - 0.5;
    return poly(
      [farX + a * 700, y, farX + b * 700, y, farX + b * spread * 2, 450, farX + a * spread * 2, 450],
      colours[i % colours.length],
    );
  });
}

export const wheatTuft = (x, y, s = 1, colour = '#C98F2B') =>
  at(
    x,
    y,
    s,
    line('M0 0q-2-20-10-34M0 0v-40M0 0q2-20 10-34', '#B98A3A', 2),
    ellipse(-11, -38, 3, 8, colour),
    ellipse(0, -46, 3, 9, colour),
    ellipse(11, -38, 3, 8, colour),
  );

export const cottonPlant = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    line('M0 0v-40M0-14l-14-14M0-20l15-14M0-28l-10-12', C.wood, 2.4),
    path('M0-20c-12 2-20-4-20-12 10-2 18 4 20 12zM0-14c12 4 22 0 24-8-10-4-20 0-24 8z', C.grass),
    times(4, (i) => circle([-15, 16, -10, 2][i], [-30, -36, -44, -46][i], 6, '#FFFDF6')),
    times(4, (i) => circle([-13, 18, -8, 4][i], [-33, -39, -47, -49][i], 3.6, '#F1EBDA')),
  );

export const vegetableRow = (x, y, count, gap, s = 1, colour = C.grass, fruit = '') =>
  times(count, (i) => bush(x + i * gap, y, s * 0.6, i % 2 ? colour : '#6E8F58', fruit));
