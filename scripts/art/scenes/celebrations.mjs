// Festivals: fair, garba, kites, holi, diwali.
import { at, circle, ellipse, line, path, poly, random, rect, times } from '../draw.mjs';
import { child, man, villager, woman } from '../dress.mjs';
import { bunting, canopy, house, temple, toran } from '../houses.mjs';
import { wheelOfFair } from '../landmarks.mjs';
import { cloud, hills, moon, sky, stars, sun } from '../land.mjs';
import { C } from '../palette.mjs';
import { palm, tree } from '../plants.mjs';
import { basket, flame, kite, lamp, table } from '../things.mjs';

const melo = () => [
  sky('evening'),
  sun(90, 190, 40),
  hills(300, [20, 40, 20, 30], C.hill),
  temple(120, 306, 0.8),
  tree(30, 310, 0.9),
  rect(0, 300, 800, 160, '#CDB07A'),
  wheelOfFair(520, 176, 128),
  wheelOfFair(260, 236, 62),
  bunting(0, 150, 400, 70, 50, 20),
  canopy(90, 372, 150, 92, [C.madder, C.turmeric]),
  canopy(700, 372, 170, 96, [C.teal, C.lime]),
  man(8, 90, 364, 0.92),
  woman(4, 700, 364, 0.92),
  table(90, 384, 130, 32, '#A9744A', '#C98A5B'),
  table(700, 384, 150, 32, '#A9744A', C.plum),
  times(4, (i) => basket(50 + i * 28, 350, 0.5, [C.saffron, C.madder, C.turmeric, '#E9B7B5'][i])),
  times(7, (i) =>
    circle(
      640 + i * 20,
      344,
      8,
      'none',
      `stroke="${[C.turmeric, C.madder, C.teal, C.green][i % 4]}" stroke-width="3.5"`,
    ),
  ),
  at(
    600,
    340,
    1,
    line('M0 90V0', C.wood, 3),
    times(
      7,
      (i) =>
        circle(
          -18 + (i % 3) * 18,
          -10 - Math.floor(i / 3) * 22,
          11,
          [C.madder, C.turmeric, C.teal, C.plum, C.green][i % 5],
        ) + line(`M${-18 + (i % 3) * 18} ${-Math.floor(i / 3) * 22}L0 30`, C.ink, 0.8),
    ),
  ),
  woman(0, 210, 420, 1.08, { right: [20, -44] }),
  child(1, 250, 426, 1.1, {
    left: [-14, -66],
    right: [16, -92],
    hold: at(
      0,
      -18,
      1,
      line('M0 18V4', C.ink, 1.6),
      times(
        4,
        (i) =>
          `<g transform="rotate(${i * 90} 0 -6)">${path('M0-6l-8-12h8z', [C.madder, C.turmeric, C.teal, C.plum][i])}</g>`,
      ),
    ),
  }),
  man(1, 340, 424, 1.1, { right: [18, -98] }),
  child(2, 384, 432, 1.1, { pose: 'run', right: [24, -86] }),
  woman(3, 450, 428, 1.1),
  woman(6, 500, 432, 1.1, { look: -1 }),
  man(7, 560, 436, 1.1, { pose: 'walk' }),
  child(3, 770, 438, 1.16, { look: -1, left: [-20, -70] }),
  man(10, 160, 438, 1.1, { pose: 'walk' }),
  child(4, 40, 438, 1.1),
];

/** Garba skirts: wide bright dresses with mirrors and two sticks. */
const dancer = (i, x, y, s, turnSide) => {
  const colours = [
    [C.madder, C.turmeric],
    [C.green, C.saffron],
    [C.plum, C.turmeric],
    ['#2F6F9A', C.madder],
    [C.saffron, C.deepTeal],
  ][i % 5];
  return at(
    x,
    y,
    s,
    woman(i, 0, 0, 1, {
      head: 'bun',
      dress: undefined,
      bottom: colours[0],
      top: colours[1],
      sash: C.turmeric,
      look: turnSide,
      left: turnSide > 0 ? [-26, -66] : [-20, -104],
      right: turnSide > 0 ? [20, -104] : [26, -66],
      hold: line('M-8 4L12-18', '#C9A24E', 3),
      holdLeft: line('M8 4L-12-18', '#C9A24E', 3),
    }),
    path('M-10-50H10Q24-24 38-8Q0 6-38-8Q-24-24-10-50z', colours[0]),
    line('M-36-9Q0 4 36-9', C.turmeric, 4),
    line('M-28-18Q0-8 28-18', colours[1], 3),
    times(5, (k) => circle(-22 + k * 11, -12 + (k % 2) * 2, 1.8, '#F4EFDD')),
  );
};
const garba = () => [
  sky('night'),
  stars(3, 50, 150),
  moon(690, 70, 24),
  hills(290, [20, 40, 20, 36], '#1E3A42'),
  house(40, 306, 100, 60, '#8A7A62', '#6E3A30', '#17383C'),
  house(640, 306, 110, 66, '#94836A', '#6E3A30', '#17383C'),
  tree(170, 308, 1, '#1C3B33', '#28503F'),
  palm(770, 312, 1.1),
  rect(0, 300, 800, 160, '#8A6A48'),
  ellipse(400, 384, 390, 70, '#A98258'),
  [
    [0, 140, 400, 60],
    [400, 60, 800, 140],
  ]
    .map(
      ([a, b, c, d]) =>
        bunting(a, b, c, d, 40, 16) +
        times(12, (i) =>
          circle(
            a + ((c - a) * (i + 0.5)) / 12,
            b + ((d - b) * (i + 0.5)) / 12 + 14 + Math.sin(((i + 0.5) / 12) * Math.PI) * 20,
            3.4,
            '#F8D77E',
          ),
        ),
    )
    .join(''),
  line('M400 300V60', C.wood, 6),
  ellipse(400, 346, 120, 40, '#F4C86A', 'opacity=".25"'),
  at(
    400,
    360,
    1,
    rect(-40, -22, 80, 22, C.madder),
    rect(-46, -26, 92, 7, C.turmeric),
    path('M-20-26q-8-30 20-32q28 2 20 32z', C.brick),
    times(8, (i) => circle(-14 + (i % 4) * 9, -34 - Math.floor(i / 4) * 10, 2.4, '#FBE3A0')),
    path('M0-78q8 12 0 18q-8-6 0-18z', '#F6B93B'),
    times(5, (i) => lamp(-32 + i * 16, -22, 0.4)),
  ),
  [
    [190, 336],
    [290, 322],
    [510, 322],
    [610, 336],
  ]
    .map(([x, y], i) => dancer(i, x, y, 0.82, i < 2 ? 1 : -1))
    .join(''),
  man(4, 120, 366, 0.9, {
    head: 'turban',
    left: [-24, -70],
    right: [20, -100],
    hold: line('M-8 4L12-18', '#C9A24E', 3),
  }),
  man(1, 690, 366, 0.9, { left: [-20, -100], right: [24, -70], holdLeft: line('M8 4L-12-18', '#C9A24E', 3) }),
  dancer(2, 210, 420, 1.14, 1),
  dancer(3, 330, 434, 1.2, -1),
  dancer(4, 470, 434, 1.2, 1),
  dancer(0, 600, 420, 1.14, -1),
  at(
    60,
    440,
    1,
    man(3, 0, 0, 1.1, { pose: 'floor', left: [-14, -36], right: [14, -36] }),
    path('M-28-24q28-8 56 0v18q-28 8-56 0z', C.brick),
    ellipse(-28, -15, 6, 10, C.cream),
    ellipse(28, -15, 6, 10, C.cream),
  ),
  woman(5, 740, 440, 1.1, { right: [6, -66], left: [-6, -66], look: -1 }),
];

const uttarayan = () => [
  sky('noon'),
  sun(90, 80, 32),
  cloud(300, 70, 1.2),
  cloud(620, 110, 1),
  hills(330, [30, 50, 24, 44], C.meadow),
  rect(0, 326, 800, 130, '#C9C08C'),
  temple(60, 340, 0.6),
  tree(740, 340, 0.9),
  kite(150, 150, 1.2, C.madder, C.turmeric),
  kite(300, 90, 1, C.teal, C.lime),
  kite(440, 140, 1.4, C.turmeric, C.plum),
  kite(560, 66, 0.9, C.green, C.saffron),
  kite(680, 160, 1.1, C.plum, C.lime),
  kite(240, 210, 0.8, C.saffron, C.madder),
  kite(746, 70, 0.7, C.madder, C.lime),
  kite(380, 44, 0.6, C.indigo, C.turmeric),
  line(
    'M150 174Q160 240 226 296M440 176Q430 240 404 288M680 188Q640 240 560 262M300 114Q380 200 486 262M240 230Q300 280 322 306',
    'rgb(32 56 58 / .5)',
    1,
  ),
  rect(120, 340, 290, 120, C.lime),
  rect(108, 326, 314, 20, C.brick),
  times(8, (i) => rect(122 + i * 36, 300, 8, 28, C.cream)),
  rect(112, 296, 306, 7, C.cream),
  [160, 250, 340]
    .map((x) => rect(x, 368, 44, 50, C.teal) + line(`M${x + 22} 368v50M${x} 393h44`, C.lime, 3))
    .join(''),
  rect(450, 310, 250, 150, '#F3E0B9'),
  rect(440, 298, 270, 16, C.teal),
  [486, 600].map((x) => rect(x, 340, 50, 60, C.madder) + line(`M${x + 25} 340v60`, '#F3E0B9', 3)).join(''),
  man(8, 212, 328, 0.9, { left: [8, -92], right: [18, -104], look: -1 }),
  child(1, 262, 330, 1, {
    right: [8, -56],
    left: [-8, -56],
    hold: at(-8, 0, 0.8, rect(-10, -5, 20, 10, C.saffron, 3), rect(-15, -2, 30, 4, C.wood)),
    look: -1,
  }),
  child(0, 316, 330, 1.04, { left: [4, -88], right: [12, -98] }),
  woman(4, 160, 330, 0.9, { look: 1 }),
  man(2, 390, 328, 0.9, { right: [12, -106], left: [-2, -92] }),
  woman(5, 500, 300, 0.9, { left: [-14, -102], right: [-4, -88], look: -1 }),
  child(3, 556, 302, 1.02, { left: [2, -90], right: [10, -100] }),
  man(9, 620, 300, 0.9, { look: -1 }),
  woman(0, 664, 300, 0.9, {
    left: [-6, -56],
    right: [8, -56],
    hold: at(
      -8,
      2,
      1,
      ellipse(0, 0, 14, 5, '#AEBBB9'),
      times(4, (i) => circle(-8 + i * 5, -4, 4, '#C98F2B')),
    ),
  }),
  child(4, 60, 434, 1.3, { pose: 'run', right: [24, -92] }),
  child(2, 752, 438, 1.3, {
    left: [-14, -104],
    look: -1,
    holdLeft: at(0, -20, 0.7, kite(0, 0, 1, C.turmeric, C.teal)),
  }),
];

/** Soft light around a fire. */
const glow = (x, y, r) =>
  '<defs><radialGradient id="g"><stop stop-color="#F2B13C" stop-opacity=".5"/><stop offset="1" stop-color="#F2B13C" stop-opacity="0"/></radialGradient></defs>' +
  circle(x, y, r, 'url(#g)');

const holi = () => {
  const next = random(9);
  return [
    sky('dusk'),
    stars(7, 30, 110),
    moon(660, 76, 34),
    hills(290, [20, 44, 24, 40], '#5C5B60'),
    temple(90, 300, 0.76),
    house(170, 300, 90, 54, '#B59C7C', '#7D4438', '#274E54'),
    house(600, 300, 100, 60, '#BFA582', '#7D4438', '#274E54'),
    tree(730, 306, 1.1, '#2B463F', '#3C5C4A'),
    rect(0, 294, 800, 160, '#7D6350'),
    ellipse(400, 372, 330, 74, '#C48A52', 'opacity=".55"'),
    ellipse(400, 366, 200, 44, '#E3A45C', 'opacity=".6"'),
    glow(400, 280, 240),
    times(
      7,
      (i) =>
        `<g transform="rotate(${-36 + i * 12} 400 380)">${rect(394, 262, 11, 118, i % 2 ? '#5A3E2B' : '#6B4B35', 4)}</g>`,
    ),
    flame(400, 380, 1.4),
    times(22, (i) =>
      circle(330 + next() * 140, 60 + next() * 150, 1.4 + next() * 2, '#F9CF70', 'opacity=".85"'),
    ),
    times(10, (i) => ellipse(320 + i * 18, 384 + (i % 2) * 5, 15, 9, '#6E5A4C')),
    woman(0, 210, 390, 1.04, {
      left: [-6, -60],
      right: [8, -60],
      look: 1,
      hold: at(-6, 0, 1, ellipse(0, 0, 14, 5, C.turmeric), circle(0, -6, 6, C.wood)),
    }),
    man(1, 268, 384, 1, { left: [-4, -68], right: [4, -68], look: 1 }),
    man(0, 540, 386, 1, { left: [-4, -68], right: [4, -68], look: -1 }),
    woman(4, 600, 392, 1.04, { left: [-12, -60], look: -1 }),
    child(2, 650, 400, 1.1, { look: -1, left: [-16, -96] }),
    child(1, 150, 402, 1.1, { right: [16, -96], look: 1 }),
    [
      [90, 1],
      [290, 4],
      [400, 7],
      [500, 2],
      [700, 9],
    ]
      .map(([x, i]) => villager(i, x, 448, 1.2, { back: true, left: i % 2 ? [-12, -104] : undefined }))
      .join(''),
    child(4, 350, 446, 1.3, { back: true }),
    child(3, 600, 446, 1.3, { back: true, right: [18, -96] }),
  ];
};

const rangoli = (x, y) =>
  at(
    x,
    y,
    '1 0.42',
    times(
      8,
      (i) =>
        `<g transform="rotate(${i * 45})">${path('M0 0q-16-30 0-62q16 32 0 62z', i % 2 ? '#C75A7A' : C.turmeric)}${path('M0-62l-12-16 12-14 12 14z', C.teal)}</g>`,
    ),
    circle(0, 0, 18, C.madder),
    circle(0, 0, 9, '#FBE3A0'),
    circle(0, 0, 98, 'none', 'stroke="#FBF6E9" stroke-width="4" stroke-dasharray="3 9"'),
  );
const diwali = () => [
  sky('night'),
  stars(12, 60, 200),
  [
    [130, 90, '#F2B13C'],
    [640, 70, '#E58A7A'],
    [720, 140, '#8FC9B8'],
  ]
    .map(([x, y, c]) =>
      times(
        12,
        (i) =>
          line(
            `M${x + Math.cos(i * 0.5236) * 12} ${y + Math.sin(i * 0.5236) * 12}L${(x + Math.cos(i * 0.5236) * 34).toFixed(1)} ${(y + Math.sin(i * 0.5236) * 34).toFixed(1)}`,
            c,
            2.4,
          ) + circle(x + Math.cos(i * 0.5236) * 42, y + Math.sin(i * 0.5236) * 42, 2, c),
      ),
    )
    .join(''),
  at(
    0,
    0,
    1,
    rect(190, 120, 420, 200, '#D9BE8E'),
    rect(176, 104, 448, 20, '#7D3A30'),
    poly([170, 104, 630, 104, 590, 66, 210, 66], '#8E4436'),
  ),
  times(15, (i) => lamp(196 + i * 29, 106, 0.36)),
  [236, 500]
    .map(
      (x) =>
        rect(x, 160, 64, 84, '#F8D77E') +
        line(`M${x + 32} 160v84M${x} 202h64`, '#7A4F30', 4) +
        rect(x - 5, 244, 74, 7, '#7A4F30') +
        lamp(x + 16, 246, 0.4) +
        lamp(x + 48, 246, 0.4),
    )
    .join(''),
  rect(346, 150, 108, 170, '#5A3822'),
  rect(356, 160, 88, 160, '#F6CF78'),
  rect(356, 160, 22, 160, C.madder),
  rect(422, 160, 22, 160, C.madder),
  toran(344, 150, 112),
  [320, 470]
    .map(
      (x) =>
        line(`M${x + 5} 124v26`, C.ink, 1.6) +
        poly([x - 8, 156, x + 5, 148, x + 18, 156, x + 14, 182, x - 4, 182], '#E58A3C') +
        times(3, (i) => line(`M${x - 2 + i * 7} 182v12`, C.turmeric, 2)),
    )
    .join(''),
  rect(0, 318, 800, 140, '#4E4A44'),
  ellipse(400, 350, 330, 60, '#F4C86A', 'opacity=".12"'),
  times(4, (i) =>
    rect(290 - i * 26, 312 + i * 18, 220 + i * 52, 18, ['#E6D2A4', '#D6BF8E', '#C6AC7A', '#B59A68'][i]),
  ),
  times(4, (i) =>
    times(
      4,
      (k) =>
        lamp(302 - i * 26 + k * 14, 314 + i * 18, 0.42) + lamp(498 + i * 26 - k * 14, 314 + i * 18, 0.42),
    ),
  ),
  rangoli(400, 418),
  tree(70, 330, 1.4, '#1C3B33', '#28503F'),
  palm(730, 332, 1.4),
  woman(0, 210, 416, 1.14, { pose: 'floor', right: [22, -46], look: 1, hold: lamp(4, 0, 0.6) }),
  woman(3, 560, 420, 1.2, {
    left: [-10, -60],
    right: [8, -60],
    look: -1,
    hold: at(-10, -4, 1, ellipse(0, 2, 20, 5, C.turmeric), lamp(-8, 2, 0.5), lamp(8, 2, 0.5)),
  }),
  child(1, 640, 428, 1.24, {
    left: [-18, -78],
    look: -1,
    holdLeft:
      line('M0 0L-10-16', '#AEBBB9', 2) +
      times(8, (i) =>
        line(
          `M-10-18l${(Math.cos(i * 0.785) * 12).toFixed(1)} ${(Math.sin(i * 0.785) * 12).toFixed(1)}`,
          '#FBE3A0',
          1.6,
        ),
      ),
  }),
  child(0, 150, 432, 1.24, {
    right: [18, -78],
    look: 1,
    hold:
      line('M0 0L10-16', '#AEBBB9', 2) +
      times(8, (i) =>
        line(
          `M10-18l${(Math.cos(i * 0.785) * 12).toFixed(1)} ${(Math.sin(i * 0.785) * 12).toFixed(1)}`,
          '#FBE3A0',
          1.6,
        ),
      ),
  }),
  man(9, 700, 420, 1.16, { look: -1 }),
  lamp(300, 440, 0.8),
  lamp(500, 440, 0.8),
];

export const scenes = { melo, garba, uttarayan, holi, diwali };
