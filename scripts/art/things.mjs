import { C } from './palette.mjs';
import { at, circle, ellipse, line, path, poly, rect, times } from './draw.mjs';

export const table = (x, y, w, h = 44, top = '#A9744A', cloth = '') =>
  at(
    x,
    y,
    1,
    cloth
      ? path(`M${-w / 2} ${-h}h${w}v${h - 8}q-${w / 4} 8-${w / 2} 0t-${w / 2} 0z`, cloth)
      : line(`M${-w / 2 + 8} ${-h}V0M${w / 2 - 8} ${-h}V0`, '#7A5233', 6),
    rect(-w / 2 - 4, -h - 6, w + 8, 8, top, 2),
  );
export const computer = (x, y, s = 1, screen = '#BFE0DC') =>
  at(
    x,
    y,
    s,
    rect(-22, -40, 44, 31, '#2B3436', 3),
    rect(-18, -36, 36, 23, screen),
    line('M-12-29h16M-12-23h24', C.teal, 2),
    rect(-4, -10, 8, 7, '#2B3436'),
    rect(-14, -4, 28, 4, '#2B3436', 2),
  );
/** A monitor seen from behind. */
export const computerBack = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    rect(-24, -40, 48, 31, '#39474A', 4),
    circle(0, -25, 4, '#5C6B6D'),
    rect(-4, -10, 8, 7, '#2B3436'),
    rect(-14, -4, 28, 4, '#2B3436', 2),
  );
export const tablet = at(
  0,
  0,
  1,
  rect(-13, -9, 26, 18, '#2B3436', 2),
  rect(-11, -7, 22, 14, '#CFE8E2'),
  line('M-7-2h10M-7 2h6', C.madder, 1.4),
);
export const board = (x, y, w, h, parts = '', colour = '#27504A') =>
  rect(x - 6, y - 6, w + 12, h + 12, '#9A6B40') + rect(x, y, w, h, colour) + at(x, y, 1, parts);
export const chalkLines = (x, y, widths) =>
  times(widths.length, (i) => line(`M${x} ${y + i * 15}h${widths[i]}`, '#E8E4D4', 2.4, 'opacity=".85"'));
export const frame = (x, y, w, h, art = '') =>
  rect(x, y, w, h, C.wood) + rect(x + 4, y + 4, w - 8, h - 8, C.cream) + at(x + w / 2, y + h / 2, 1, art);
export const portraitFrame = (x, y, s = 1, coat = C.lime) =>
  at(
    x,
    y,
    s,
    rect(-20, -26, 40, 52, C.wood),
    rect(-16, -22, 32, 44, '#E7DCC2'),
    path('M-14 22q0-16 14-16t14 16z', coat),
    circle(0, -3, 8, '#A86F47'),
    path('M-8-6q0-9 8-9t8 9q-8-5-16 0z', '#9b948b'),
    line('M-20-26Q0 14 20-26', C.turmeric, 3),
  );
export const window = (x, y, w, h, view = C.sky, bars = 3) =>
  rect(x - 5, y - 5, w + 10, h + 10, C.teal) +
  rect(x, y, w, h, view) +
  path(`M${x} ${y + h}v-${h * 0.35}q${w / 4}-${h * 0.2} ${w / 2} 0t${w / 2} 0v${h * 0.35}z`, C.meadow) +
  times(bars, (i) => line(`M${x + ((i + 1) * w) / (bars + 1)} ${y}v${h}`, C.deepTeal, 2)) +
  rect(x - 9, y + h + 4, w + 18, 6, '#E3D1A6');
export const room = (wallColour = '#F3E6CB', floorColour = '#C99F6E', line1 = 320, dado = C.teal) =>
  rect(0, 0, 800, 450, wallColour) +
  rect(0, line1 - 70, 800, 70, dado, 0, 'opacity=".22"') +
  rect(0, line1 - 72, 800, 4, dado, 0, 'opacity=".6"') +
  rect(0, line1, 800, 200, floorColour) +
  times(7, (i) => line(`M${400 + (i - 3) * 90} ${line1}L${400 + (i - 3) * 230} 450`, 'rgb(0 0 0 / .07)', 2)) +
  line(`M0 ${line1 + 46}h800M0 ${line1 + 96}h800`, 'rgb(0 0 0 / .06)', 2);
export const fan = (x, y) =>
  line(`M${x} 0V${y}`, '#6E7B7B', 3) +
  ellipse(x - 34, y + 3, 32, 4, '#8C9A98') +
  ellipse(x + 34, y + 3, 32, 4, '#8C9A98') +
  ellipse(x, y, 10, 6, '#5C6B6D');
export const shelf = (x, y, w, rows, seed = 1) =>
  rect(x, y, w, rows * 46 + 6, C.wood) +
  times(
    rows,
    (r) =>
      rect(x + 5, y + 5 + r * 46, w - 10, 40, '#4A3426') +
      times(Math.floor((w - 14) / 9), (i) => {
        const h = 24 + ((i * 7 + r * 5 + seed * 3) % 12);
        return (i * 3 + r + seed) % 11 === 0
          ? ''
          : rect(
              x + 8 + i * 9,
              y + 45 + r * 46 - h,
              7,
              h,
              [C.madder, C.teal, C.turmeric, C.cream, C.indigo, C.green, C.plum][(i * 5 + r * 3 + seed) % 7],
            );
      }),
  );
export const milkCan = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    path('M-15 0v-30q0-8 7-12v-8h16v8q7 4 7 12v30z', '#AEBBB9'),
    path('M4-50h4v8q7 4 7 12v30H4z', '#8FA0A0'),
    rect(-11, -55, 22, 6, '#7C8D8D', 2),
    line('M-15-22q-8 2-8 10M15-22q8 2 8 10', '#7C8D8D', 2.4),
  );
export const matka = (x, y, s = 1, colour = C.brick) =>
  at(
    x,
    y,
    s,
    path('M-9-30h18q14 8 14 18q-2 12-14 12h-18q-12 0-14-12q0-10 14-18z', colour),
    rect(-12, -35, 24, 6, '#9A4A32', 3),
    line('M-20-16q20 7 40 0', 'rgb(255 240 210 / .5)', 2),
  );
export const sack = (x, y, s = 1, colour = '#D9C193') =>
  at(
    x,
    y,
    s,
    path('M-20 0q-8-20 2-42l6-8h24l6 8q10 22 2 42z', colour),
    line('M-12-46h24', '#9A7B49', 3),
    line('M-10-22h20M-8-15h16', 'rgb(0 0 0 / .2)', 2),
  );
export const basket = (x, y, s = 1, fill = C.madder) =>
  at(
    x,
    y,
    s,
    times(7, (i) => circle(-18 + i * 6, -20 - (i % 3) * 4, 6, fill)),
    path('M-27-20h54l-8 20h-38z', '#B08244'),
    line('M-25-14h50M-23-7h46', '#8A6230', 2),
  );
export const mat = (x, y, w, h = 26, colour = C.madder, edge = C.turmeric) =>
  poly(
    [x - w / 2, y + h, x + w / 2, y + h, x + w / 2 - 24, y - h / 2, x - w / 2 + 24, y - h / 2],
    colour,
    `stroke="${edge}" stroke-width="4"`,
  );
export const bench = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    line('M-44-22V0M44-22V0', '#39474A', 5),
    rect(-56, -28, 112, 7, '#A9744A', 2),
    rect(-56, -46, 112, 7, '#A9744A', 2),
    rect(-56, -58, 112, 7, '#A9744A', 2),
    line('M-44-58V-24M44-58V-24', '#39474A', 4),
  );
export const chair = (x, y, s = 1, colour = '#A9744A') =>
  at(
    x,
    y,
    s,
    line('M-15-34V0M15-34V0', colour, 4),
    rect(-18, -38, 36, 6, colour),
    rect(-18, -80, 36, 30, colour, 4),
    line('M-15-80V-36M15-80V-36', colour, 4),
  );
export const microphone = (x, y, s = 1) =>
  at(x, y, s, line('M0 0V-62', C.ink, 2.6), line('M-9 0h18', C.ink, 4), ellipse(0, -66, 4, 6, '#39474A'));
export const lamp = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    ellipse(0, -18, 22, 14, '#F4C86A', 'opacity=".28"'),
    path('M-14-9q14 20 28 0q-6-4-28 0z', C.brick),
    path('M0-28q9 12 0 19q-9-7 0-19z', '#F6B93B'),
    path('M0-20q4 6 0 10q-4-4 0-10z', '#FFF1C2'),
  );
export const flame = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    path('M-40 0Q-66-60-20-100Q-22-60 0-150Q34-100 20-70Q40-80 40-100Q64-40 40 0z', C.saffron),
    path('M-24 0Q-40-44-8-66Q-6-40 8-100Q28-60 18-40Q30-50 30-60Q40-20 24 0z', '#F2B13C'),
    path('M-10 0Q-20-24 2-56Q20-20 10 0z', '#FBE3A0'),
  );
export const kite = (x, y, s, a, b) =>
  at(
    x,
    y,
    s,
    poly([0, -24, 20, 0, 0, 24, -20, 0], a),
    poly([0, -24, 20, 0, 0, 24], b, 'opacity=".85"'),
    line('M0-24V24M-20 0Q0-16 20 0', 'rgb(0 0 0 / .35)', 1),
    poly([-6, 30, 6, 30, 0, 22], a),
  );
export const trophy = at(
  0,
  0,
  1,
  path('M-11-30h22q0 20-8 24v8h6v6h-18v-6h6v-8q-8-4-8-24z', C.turmeric),
  line('M-11-27q-9 1-6 11q2 4 8 3M11-27q9 1 6 11q-2 4-8 3', C.gold, 2.4),
);
export const broom = at(
  0,
  0,
  1,
  line('M-6-26L14 34', '#8A6238', 3),
  poly([10, 28, 18, 26, 34, 62, 12, 66], '#C9A24E'),
  line('M14 36l6 26M17 34l11 26', '#A07C2E', 1.4),
);
export const spade = at(
  0,
  0,
  1,
  line('M-8-24L10 32', '#8A6238', 3.4),
  poly([4, 32, 18, 28, 24, 48, 14, 54], '#6E7B7B'),
);
export const paper = at(
  0,
  0,
  1,
  rect(-9, -12, 18, 24, '#FFFDF6', 1),
  line('M-5-6h10M-5-1h10M-5 4h7', '#8A9896', 1.4),
);
export const book = at(
  0,
  0,
  1,
  path('M-14-8q7-4 14 0q7-4 14 0v16q-7-4-14 0q-7-4-14 0z', '#FFFDF6', 'stroke="#9E3B31" stroke-width="2"'),
  line('M0-8v16', C.madder, 1.4),
);
export const slate = at(
  0,
  0,
  1,
  rect(-11, -9, 22, 18, C.wood, 2),
  rect(-9, -7, 18, 14, '#2D3B3B'),
  line('M-5-2h8M-5 2h5', '#E8E4D4', 1.4),
);
export const sewingMachine = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    rect(-30, -8, 60, 8, '#A9744A'),
    path('M-24-8v-30h44v12h-10v6h-6v-6h-14v18z', '#26302F'),
    circle(22, -26, 10, 'none', 'stroke="#26302F" stroke-width="3"'),
    rect(-12, -44, 8, 6, C.madder),
    line('M-20-32h22', C.turmeric, 1.6),
  );
export const redCross = (x, y, s = 1, colour = C.madder) =>
  at(x, y, s, path('M-4-12h8v8h8v8h-8v8h-8v-8h-8v-8h8z', colour));
export const banner = (x, y, w, h, colour = C.teal, mark = '') =>
  rect(x, y, w, h, colour) +
  rect(x + 4, y + 4, w - 8, h - 8, 'none', 0, `stroke="${C.turmeric}" stroke-width="1.6"`) +
  line(`M${x + w * 0.3} ${y + h * 0.4}h${w * 0.55}M${x + w * 0.3} ${y + h * 0.66}h${w * 0.4}`, C.lime, 4) +
  at(x + w * 0.15, y + h / 2, 1, mark || circle(0, 0, h * 0.22, C.turmeric));
export const crate = (x, y, s = 1, colour = '#B98A52') =>
  at(
    x,
    y,
    s,
    rect(-24, -30, 48, 30, colour),
    line('M-24-20h48M-24-10h48', '#8A6238', 2),
    line('M-24-30V0M24-30V0', '#8A6238', 4),
  );
export const cowDungHeap = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    path('M-40 0q8-34 40-36q32 2 40 36z', '#7A6040'),
    line('M-24-10q12-8 24 0q12-8 24 0M-14-22q14-8 28 0', '#5F482E', 2),
  );
