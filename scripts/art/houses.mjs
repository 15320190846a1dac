import { C } from './palette.mjs';
import { at, circle, ellipse, line, path, poly, rect, times } from './draw.mjs';

/** The small gabled house of the look; base left corner at (x, y). */
export const house = (x, y, w = 84, h = 50, wall = C.lime, roof = C.brick, door = C.teal) =>
  at(
    x,
    y,
    1,
    rect(0, -h, w, h, wall),
    poly([-w * 0.1, -h, w / 2, -h * 1.55, w * 1.1, -h], roof),
    rect(w * 0.4, -h * 0.6, w * 0.22, h * 0.6, door),
    rect(w * 0.1, -h * 0.66, w * 0.17, h * 0.24, 'rgb(32 56 58 / .55)'),
    rect(w * 0.74, -h * 0.66, w * 0.17, h * 0.24, 'rgb(32 56 58 / .55)'),
    line(`M0 ${-h + 2}h${w}`, 'rgb(0 0 0 / .12)', 3),
  );

/** A tiled veranda house with wooden posts. */
export const verandaHouse = (x, y, w = 160, h = 70, wall = C.cream, roof = C.brick) =>
  at(
    x,
    y,
    1,
    rect(0, -h, w, h, wall),
    rect(w * 0.42, -h * 0.62, w * 0.16, h * 0.62, C.madder),
    rect(w * 0.12, -h * 0.6, w * 0.16, h * 0.3, C.teal),
    rect(w * 0.72, -h * 0.6, w * 0.16, h * 0.3, C.teal),
    poly([-w * 0.06, -h * 0.82, w * 0.06, -h * 1.5, w * 0.94, -h * 1.5, w * 1.06, -h * 0.82], roof),
    times(9, (i) =>
      line(
        `M${w * (0.08 + i * 0.105)} ${-h * 1.48}L${w * (-0.03 + i * 0.133)} ${-h * 0.84}`,
        'rgb(0 0 0 / .1)',
        1.4,
      ),
    ),
    times(4, (i) => rect(w * (0.02 + i * 0.31), -h * 0.82, w * 0.03, h * 0.82, C.wood)),
    rect(-w * 0.05, -6, w * 1.1, 8, C.stone),
  );

/** A thatched mud hut. */
export const hut = (x, y, s = 1, wall = '#D9B98A') =>
  at(
    x,
    y,
    s,
    rect(-38, -44, 76, 44, wall),
    path('M-52-40Q0-104 52-40Q0-54-52-40z', '#B08D4F'),
    line('M-30-56Q-10-80 0-84M30-56Q10-80 0-84M0-84v32', '#8F6F38', 1.6),
    rect(-10, -34, 20, 34, C.wood),
    rect(18, -32, 12, 10, '#7A5A3E'),
    times(6, (i) => circle(-34 + i * 14, -4, 2, C.lime)),
  );

/** A government building: flat roof, coloured cornice, posts, steps; `mark` is drawn on the signboard. */
export function publicBuilding(x, y, o = {}) {
  const {
    w = 440,
    h = 170,
    wall = C.lime,
    trim = C.teal,
    roof = C.madder,
    door = C.madder,
    windows = 2,
    porch = true,
    mark = '',
    blind = C.teal,
  } = o;
  const win = (wx) =>
    rect(wx - 28, -h * 0.68, 56, 58, '#F4E7C8') +
    rect(wx - 22, -h * 0.68 + 6, 44, 46, blind) +
    line(`M${wx} ${-h * 0.68 + 6}v46M${wx - 22} ${-h * 0.68 + 28}h44`, '#F4E7C8', 2.4);
  const span = (w / 2 - 66) / windows;
  return at(
    x,
    y,
    1,
    rect(-w / 2, -h, w, h, wall),
    rect(-w / 2, -h, w, 14, 'rgb(0 0 0 / .07)'),
    rect(-w / 2, -24, w, 24, roof, 0, 'opacity=".85"'),
    times(windows, (i) => win(-w / 2 + 8 + span * (i + 0.5)) + win(w / 2 - 8 - span * (i + 0.5))),
    rect(-w / 2 - 14, -h - 20, w + 28, 22, trim),
    times(Math.floor(w / 40), (i) =>
      poly(
        [
          -w / 2 + 16 + i * 40,
          -h - 9,
          -w / 2 + 21 + i * 40,
          -h - 14,
          -w / 2 + 26 + i * 40,
          -h - 9,
          -w / 2 + 21 + i * 40,
          -h - 4,
        ],
        C.turmeric,
      ),
    ),
    rect(-70, -h - 58, 140, 40, C.lime),
    poly([-84, -h - 58, 84, -h - 58, 66, -h - 82, -66, -h - 82], roof),
    rect(-56, -h - 50, 112, 26, C.deepTeal),
    line(`M-20 ${-h - 41}h64M-20 ${-h - 33}h44`, C.lime, 3),
    at(-36, -h - 37, 0.8, mark || circle(0, 0, 9, C.turmeric)),
    rect(-30, -h * 0.64, 60, h * 0.64, '#4A3426'),
    rect(-26, -h * 0.6, 25, h * 0.6, door),
    rect(1, -h * 0.6, 25, h * 0.6, door),
    circle(-5, -h * 0.28, 2.4, C.turmeric),
    circle(6, -h * 0.28, 2.4, C.turmeric),
    porch
      ? [-60, 46]
          .map((px) => rect(px, -h + 4, 14, h - 4, C.lime) + rect(px - 5, -h + 2, 24, 8, '#E3D1A6'))
          .join('') + rect(-76, -h - 2, 152, 10, '#EADBB9')
      : '',
    rect(-88, -4, 176, 12, '#E3D1A6'),
    rect(-104, 8, 208, 12, '#D6C190'),
  );
}

/** The primary school of the look with its flag post left out (see flagPole). */
export const school = (x, y, s = 1, wall = '#F4DFA8', trim = C.brick) =>
  at(
    x,
    y,
    s,
    rect(-270, -152, 540, 152, wall),
    rect(-292, -168, 584, 20, trim),
    rect(-70, -214, 140, 214, '#F9EBC6'),
    poly([-86, -214, 0, -266, 86, -214], C.teal),
    circle(0, -234, 12, C.lime),
    line('M0-234v-8M0-234h6', C.ink, 1.8),
    rect(-32, -94, 64, 94, C.deepTeal),
    rect(-2, -94, 4, 94, '#E9D49B'),
    rect(-54, -188, 108, 36, C.lime),
    line('M-42-176h84M-30-164h60', C.teal, 4),
    [-240, -170, 124, 194]
      .map((wx) => rect(wx, -118, 46, 50, C.deepTeal) + line(`M${wx + 23}-118v50M${wx}-93h46`, wall, 3))
      .join(''),
    rect(-270, -28, 200, 28, C.madder),
    rect(70, -28, 200, 28, C.madder),
    rect(-50, 0, 100, 10, '#D9C08C'),
    rect(-60, 10, 120, 10, '#CDB27C'),
  );

export const flagPole = (x, y, height, s = 1) =>
  at(
    x,
    y,
    s,
    poly([-22, 0, 22, 0, 16, -10, -16, -10], C.stone),
    line(`M0-10V${-height}`, C.ink, 3),
    circle(0, -height - 3, 3, C.turmeric),
    path(`M2 ${-height + 2}q14-5 28 0t28 0v11q-14 5-28 0t-28 0z`, C.saffron),
    path(`M2 ${-height + 13}q14-5 28 0t28 0v11q-14 5-28 0t-28 0z`, '#FFFDF6'),
    path(`M2 ${-height + 24}q14-5 28 0t28 0v11q-14 5-28 0t-28 0z`, C.green),
    circle(30, -height + 18, 3.6, 'none', `stroke="${C.indigo}" stroke-width="1.2"`),
  );

/** The Mahadev temple: curved shikhar, small hall, flag. */
export const temple = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    rect(-46, -62, 92, 62, C.lime),
    path('M-34-62c2-46 14-82 34-112 20 30 32 66 34 112z', C.lime),
    path('M0-174c20 30 32 66 34 112H14c0-46-4-82-14-112zM24-62h22V0H24z', '#E6D9BC'),
    line('M-31-84h62M-26-108h52M-19-132h38M-10-154h20', '#CDB98F', 2.5),
    circle(0, -180, 7, C.turmeric),
    line('M0-186v-30', C.ink, 2),
    path('M0-216l26 8-26 9z', C.madder),
    path('M-12 0v-34a12 12 0 0 1 24 0V0z', C.madder),
    rect(-54, 0, 108, 8, '#A67C52'),
  );

/** A square canopy on poles for camps and fairs. */
export const canopy = (x, y, w, h, colours = [C.madder, C.turmeric], slope = 26) =>
  at(
    x,
    y,
    1,
    [-w / 2, w / 2 - 5].map((px) => rect(px, -h, 5, h, C.wood)).join(''),
    poly([-w / 2 - 14, -h, -w / 2 + 30, -h - slope, w / 2 - 30, -h - slope, w / 2 + 14, -h], colours[0]),
    times(Math.round(w / 30), (i) =>
      path(
        `M${-w / 2 - 14 + (i * (w + 28)) / Math.round(w / 30)} ${-h}h${(w + 28) / Math.round(w / 30)}v9q-${(w + 28) / Math.round(w / 30) / 2} 12-${(w + 28) / Math.round(w / 30)} 0z`,
        colours[i % 2],
      ),
    ),
  );

export const wall = (x, y, w, h, colour = C.lime, coping = C.brick) =>
  rect(x, y - h, w, h, colour) +
  rect(x - 4, y - h - 8, w + 8, 10, coping) +
  line(`M${x} ${y - 4}h${w}`, 'rgb(0 0 0 / .1)', 5);

export const bunting = (
  x1,
  y1,
  x2,
  y2,
  sag = 40,
  count = 14,
  colours = [C.madder, C.turmeric, C.teal, C.lime],
) => {
  const mx = (x1 + x2) / 2;
  const my = (y1 + y2) / 2 + sag;
  const spot = (t) => [
    (1 - t) ** 2 * x1 + 2 * t * (1 - t) * mx + t * t * x2,
    (1 - t) ** 2 * y1 + 2 * t * (1 - t) * my + t * t * y2,
  ];
  return (
    line(`M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`, C.ink, 1.2) +
    times(count, (i) => {
      const [bx, by] = spot((i + 0.5) / count);
      return poly([bx - 8, by, bx + 8, by, bx, by + 15], colours[i % colours.length]);
    })
  );
};
export const toran = (x, y, w) =>
  line(`M${x} ${y}h${w}`, C.turmeric, 3) +
  times(Math.floor(w / 12), (i) => ellipse(x + 6 + i * 12, y + 7, 3.6, 8, i % 2 ? C.green : C.grass)) +
  times(Math.floor(w / 12), (i) => circle(x + 12 + i * 12, y + 1, 3, C.saffron));
