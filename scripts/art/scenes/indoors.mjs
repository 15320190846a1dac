// Rooms: classes, counters, shops and prize days.
import { at, circle, ellipse, line, path, poly, rect, times } from '../draw.mjs';
import { child, man, pupil, woman } from '../dress.mjs';
import { bunting, toran } from '../houses.mjs';
import { waterTower } from '../landmarks.mjs';
import { C } from '../palette.mjs';
import { mango, pot, tree } from '../plants.mjs';
import {
  banner,
  basket,
  bench,
  board,
  chalkLines,
  computer,
  computerBack,
  fan,
  frame,
  mat,
  matka,
  paper,
  portraitFrame,
  room,
  sack,
  sewingMachine,
  shelf,
  slate,
  table,
  tablet,
  trophy,
  window,
} from '../things.mjs';

const computerClass = () => [
  room('#F3E6CB', '#C99F6E', 300),
  window(40, 90, 110, 110),
  window(650, 90, 110, 110),
  board(250, 76, 300, 130, at(60, 106, 1.4, computer(0, 0, 1.4)) + chalkLines(130, 34, [140, 110, 130, 80])),
  fan(200, 34),
  fan(600, 34),
  woman(9, 580, 312, 1.14, { left: [-30, -84], look: -1, holdLeft: line('M0 0L-28-22', C.wood, 2.4) }),
  [120, 290, 460]
    .map(
      (x, i) =>
        pupil(i, x, 338, 1.2, { look: [1, 0, -1][i], right: [10, -52], left: [-10, -52] }) +
        table(x + 4, 350, 130, 40, '#A9744A') +
        computerBack(x - 20, 306, 0.9),
    )
    .join(''),
  [60, 250, 440, 630]
    .map(
      (x, i) =>
        table(x + 40, 424, 150, 44, '#9A6B40') +
        computer(x + 46, 376, 1.25, ['#BFE0DC', '#F6E3AE', '#CFE0C0', '#E7CFC4'][i]) +
        pupil(i + 1, x + 10, 446, 1.5, { back: true, right: [18, -70] }),
    )
    .join(''),
];

const sewingClass = () => [
  room('#F0DFC6', '#BF9468', 306, C.madder),
  window(60, 84, 120, 120),
  frame(250, 80, 60, 76, path('M-14 26v-30l-8-12 12-8h20l12 8-8 12v30z', C.madder)),
  frame(330, 80, 60, 76, path('M-8-24h16l14 50h-44z', C.indigo)),
  line('M440 90H760', C.wood, 4),
  [
    [470, C.madder],
    [530, C.turmeric],
    [590, C.teal],
    [650, C.plum],
    [710, C.green],
  ]
    .map(
      ([x, c]) =>
        path(`M${x - 18} 104l10-8h16l10 8 8 18-10 4-4-6v52h-24v-52l-4 6-10-4z`, c) +
        line(`M${x} 96v-8`, C.ink, 2),
    )
    .join(''),
  woman(9, 330, 318, 1.12, {
    right: [28, -62],
    left: [-24, -60],
    look: 1,
    hold: line('M0 0L-50 4', C.turmeric, 4),
  }),
  woman(6, 520, 336, 1.1, { right: [10, -52], left: [-12, -50], look: -1 }),
  woman(8, 670, 336, 1.1, { right: [10, -52], left: [-12, -50], look: -1 }),
  table(530, 352, 110, 42, '#A9744A'),
  sewingMachine(540, 304, 0.9),
  table(680, 352, 110, 42, '#A9744A'),
  sewingMachine(690, 304, 0.9),
  path('M474 306q20 30-4 54h34q6-30-8-54z', C.turmeric),
  path('M626 306q20 30-4 54h34q6-30-8-54z', '#E9B7B5'),
  woman(4, 90, 404, 1.26, { right: [22, -52], left: [-6, -52], look: 1 }),
  woman(5, 270, 410, 1.26, { right: [22, -52], left: [-6, -52], look: 1 }),
  table(130, 428, 150, 54, '#9A6B40'),
  sewingMachine(150, 366, 1.2),
  path('M62 370q34 40-2 76h56q4-44-16-76z', C.plum),
  table(310, 432, 150, 54, '#9A6B40'),
  sewingMachine(334, 370, 1.2),
  path('M240 374q34 40-2 72h56q4-40-16-72z', C.teal),
  basket(430, 434, 1, C.madder),
  basket(490, 438, 0.9, C.turmeric),
  woman(1, 610, 440, 1.26, {
    pose: 'floor',
    right: [16, -44],
    left: [-12, -44],
    hold: path('M-34-4q22-10 40 0l6 26q-30 14-54 0z', '#E9D9A8'),
  }),
  fan(400, 30),
  pot(760, 430, 1.3),
];

const tabletClass = () => [
  room('#EAF0E4', '#C9A36F', 296, C.green),
  board(
    60,
    64,
    250,
    140,
    chalkLines(20, 30, [120, 90]) +
      at(170, 110, 0.5, tree(0, 0, 1, '#A9D0A0', '#C9E4B8')) +
      circle(212, 36, 14, '#F1D58A'),
  ),
  rect(350, 60, 180, 124, '#39474A', 6),
  rect(358, 68, 164, 104, '#CFE8E2'),
  at(440, 140, 0.6, mango(0, 0, 1, C.turmeric)),
  window(590, 84, 130, 110),
  woman(1, 330, 306, 1.14, { right: [34, -86], look: 1 }),
  bunting(0, 18, 800, 18, 40, 26),
  mat(400, 372, 760, 76, '#2F6F62', C.turmeric),
  times(5, (i) =>
    pupil(i, 150 + i * 120, 366, 1.2, {
      pose: 'floor',
      left: [-8, -52],
      right: [8, -52],
      hold: at(-8, 0, 0.9, tablet),
      look: i - 2 > 0 ? -1 : 1,
    }),
  ),
  times(4, (i) =>
    pupil(i + 1, 110 + i * 190, 432, 1.5, {
      pose: 'floor',
      left: [-8, -52],
      right: [8, -52],
      hold: at(-8, 0, 0.9, tablet),
      look: i % 2 ? -1 : 1,
      skin: ['#B98258', '#8A5836', '#C8956B', '#9F6840'][i],
    }),
  ),
  pot(760, 340, 1.1),
];

const counter = (x, w, colour = '#9A6B40') =>
  rect(x, 316, w, 100, colour) +
  rect(x - 8, 308, w + 16, 12, '#C08A55') +
  times(Math.floor(w / 70), (i) => rect(x + 12 + i * 70, 332, 54, 70, 'rgb(0 0 0 / .1)', 3));

const postoffice = () => [
  room('#F3E6CB', '#C2A079', 370, C.madder),
  rect(0, 60, 800, 30, C.madder),
  line('M0 75H800', C.turmeric, 4),
  window(50, 130, 110, 100),
  shelf(560, 116, 200, 3, 3),
  times(
    12,
    (i) =>
      rect(572 + (i % 4) * 46, 124 + Math.floor(i / 4) * 46, 36, 30, '#6B4B35') +
      rect(578 + (i % 4) * 46, 130 + Math.floor(i / 4) * 46 + (i % 3) * 4, 24, 16, C.lime),
  ),
  circle(480, 150, 30, C.lime, 'stroke="#6B4B35" stroke-width="5"'),
  line('M480 150V130M480 150l12 8', C.ink, 3),
  portraitFrame(380, 150, 1),
  man(3, 400, 348, 1.2, {
    right: [20, -70],
    left: [-12, -66],
    hold: at(0, 0, 1, line('M0-14v10', C.wood, 5), rect(-6, -4, 12, 8, C.ink)),
    look: -1,
  }),
  woman(9, 620, 348, 1.2, { left: [-10, -66], right: [10, -66], hold: at(-8, -2, 1, paper) }),
  counter(270, 480, '#A9744A'),
  rect(270, 200, 8, 110, C.wood),
  rect(504, 200, 8, 110, C.wood),
  rect(742, 200, 8, 110, C.wood),
  rect(266, 194, 488, 10, C.wood),
  at(340, 300, 1, rect(-18, -4, 36, 12, '#FFFDF6'), rect(6, -2, 8, 6, C.madder)),
  at(460, 300, 1, rect(-16, -22, 32, 30, '#39474A', 3), rect(-10, -16, 20, 10, '#9BD3B8')),
  times(4, (i) => rect(680 - i, 302 - i * 6, 40, 5, i % 2 ? C.lime : C.turmeric)),
  woman(0, 330, 438, 1.4, {
    back: true,
    right: [16, -86],
    hold: at(0, -4, 1, rect(-14, -9, 28, 18, '#FFFDF6'), poly([-14, -9, 14, -9, 0, 3], '#E3D1A6')),
  }),
  man(0, 200, 436, 1.36, {
    look: 1,
    left: [-12, -60],
    right: [14, -58],
    hold: at(0, 0, 1, rect(-12, -8, 24, 16, '#FFFDF6')),
  }),
  man(5, 566, 442, 1.4, { back: true }),
  at(
    80,
    430,
    1.2,
    path('M-26-90q0-22 26-22t26 22z', C.madder),
    rect(-26, -90, 52, 84, C.madder),
    rect(-30, -8, 60, 10, C.ink),
    rect(-16, -78, 32, 6, C.ink),
    rect(-16, -56, 32, 26, C.lime),
    line('M-10-48h20M-10-40h14', C.madder, 2),
  ),
];

const ration = () => [
  room('#EFE0C0', '#BC9365', 372, C.turmeric),
  toran(80, 70, 640),
  shelf(40, 110, 150, 1, 1),
  times(7, (i) =>
    rect(50 + i * 19, 118 + (i % 2) * 4, 15, 38 - (i % 2) * 4, [C.madder, C.teal, C.turmeric][i % 3], 2),
  ),
  board(
    560,
    100,
    190,
    120,
    chalkLines(20, 24, [60, 50, 70, 44, 60]) + at(104, 0, 1, chalkLines(0, 24, [50, 50, 50, 50, 50])),
    '#33423F',
  ),
  times(4, (i) => sack(110 + i * 46, 312, 1.4, i % 2 ? '#D9C193' : '#CDB07A')),
  times(3, (i) => sack(132 + i * 46, 254, 1.2, '#E2CFA5')),
  line('M330 130H470M400 100V130', C.ink, 4),
  line('M336 130L316 200M336 130L356 200M464 130L444 214M464 130L484 214', C.ink, 1.6),
  path('M306 200h60q-8 22-30 22t-30-22zM434 214h60q-8 22-30 22t-30-22z', '#8FA0A0'),
  path('M316 200q20-22 40 0z', '#E8C772'),
  rect(452, 198, 24, 16, '#39474A'),
  man(9, 400, 356, 1.2, { left: [-26, -74], right: [22, -62] }),
  rect(290, 312, 450, 104, '#8A5F3C'),
  rect(280, 304, 470, 12, '#C08A55'),
  at(
    600,
    306,
    1.1,
    rect(-16, -28, 32, 30, '#39474A', 4),
    rect(-11, -23, 22, 12, '#9BD3B8'),
    circle(0, -4, 4, C.turmeric),
  ),
  matka(690, 304, 0.8, '#8FA0A0'),
  basket(340, 304, 0.9, '#F4EFDD'),
  woman(2, 590, 440, 1.36, { look: -1, right: [16, -50], hold: sack(2, 40, 0.7) }),
  man(11, 480, 440, 1.34, {
    look: 1,
    right: [12, -64],
    hold: at(0, 0, 1, rect(-9, -12, 20, 26, C.madder), rect(-5, -7, 12, 8, C.lime)),
  }),
  woman(4, 700, 444, 1.34, { look: -1 }),
  man(8, 230, 436, 1.3, { right: [22, -66], left: [14, -60], hold: sack(0, 20, 0.9), look: 1 }),
  child(1, 660, 446, 1.2),
];

const eGram = () => [
  room('#E6EEE8', '#C5A57C', 372, C.teal),
  banner(250, 44, 300, 60, C.teal, circle(0, 0, 13, C.turmeric) + line('M-8 0H8M0-8V8', C.deepTeal, 2)),
  window(60, 100, 130, 130),
  at(
    690,
    160,
    1,
    rect(-50, -60, 100, 130, '#9A6B40'),
    rect(-44, -54, 88, 118, C.cream),
    times(
      6,
      (i) =>
        rect(
          -36 + (i % 2) * 40,
          -46 + Math.floor(i / 2) * 36,
          32,
          28,
          ['#FFFDF6', '#F6E3AE', '#DDEBE6'][i % 3],
        ) +
        line(
          `M${-32 + (i % 2) * 40} ${-38 + Math.floor(i / 2) * 36}h22M${-32 + (i % 2) * 40} ${-31 + Math.floor(i / 2) * 36}h16`,
          '#8A9896',
          1.6,
        ),
    ),
  ),
  man(5, 360, 352, 1.24, { look: 1, left: [-10, -60], right: [14, -60] }),
  rect(240, 312, 440, 104, '#1F6A70'),
  rect(230, 304, 460, 12, '#E3D1A6'),
  times(10, (i) =>
    poly(
      [262 + i * 42, 362, 274 + i * 42, 350, 286 + i * 42, 362, 274 + i * 42, 374],
      C.turmeric,
      'opacity=".8"',
    ),
  ),
  computerBack(420, 306, 1.5),
  at(
    540,
    304,
    1.2,
    rect(-30, -26, 60, 26, '#D6DAD4', 4),
    rect(-22, -40, 44, 16, '#FFFDF6'),
    rect(-24, -10, 48, 4, '#39474A'),
    rect(-20, -8, 40, 12, '#FFFDF6'),
  ),
  at(630, 304, 1, rect(-12, -30, 24, 30, '#39474A', 4), circle(0, -18, 7, '#9BD3B8')),
  man(4, 480, 442, 1.4, { look: -1, right: [14, -60], hold: at(0, 0, 1, paper) }),
  woman(0, 592, 446, 1.36, { look: -1, right: [8, -62], hold: at(0, 0, 1, paper) }),
  bench(130, 426, 1.3),
  woman(7, 100, 434, 1.2, { pose: 'chair', look: 1 }),
  man(8, 164, 434, 1.2, { pose: 'chair', look: 1, right: [8, -50], hold: at(0, 0, 0.8, paper) }),
  pot(740, 420, 1.5),
  fan(330, 26),
];

const model = {
  volcano: at(
    0,
    0,
    1,
    path('M-30 0L-10-40H10L30 0z', '#8F6A45'),
    path('M-10-40q10 12 20 0l4 12-8 10-6-8-8 8z', C.madder),
    circle(0, -52, 5, '#D9CDB2'),
    circle(8, -60, 7, '#E2D8C2'),
  ),
  mill: at(
    0,
    0,
    1,
    rect(-30, -4, 60, 6, '#8AA87E'),
    poly([-5, -4, 5, -4, 3, -50, -3, -50], C.lime),
    times(4, (i) => `<g transform="rotate(${i * 90 + 20} 0 -50)">${path('M0-50l-5-26h10z', C.teal)}</g>`),
    circle(0, -50, 4, C.turmeric),
  ),
  planets: at(
    0,
    0,
    1,
    line('M-34 0h68M0 0v-34', C.wood, 3),
    circle(0, -44, 13, C.turmeric),
    ellipse(0, -44, 34, 11, 'none', 'stroke="#6E7B7B" stroke-width="1.6"'),
    circle(-30, -38, 5, C.teal),
    circle(28, -50, 6, C.madder),
  ),
};
const scienceFair = () => [
  room('#EFE8D8', '#C9A36F', 300, C.indigo),
  bunting(0, 20, 800, 20, 60, 26),
  [
    [150, C.madder],
    [400, C.teal],
    [650, C.plum],
  ]
    .map(
      ([x, c]) =>
        rect(x - 92, 90, 184, 120, C.lime) +
        rect(x - 92, 90, 184, 22, c) +
        times(3, (i) => rect(x - 80 + i * 56, 124, 46, 34, [C.sky, '#F6E3AE', '#CFE0C0'][i])) +
        line(`M${x - 78} 174h150M${x - 78} 186h120M${x - 78} 198h136`, '#8A9896', 2),
    )
    .join(''),
  circle(94, 140, 9, C.saffron),
  tree(401, 156, 0.26),
  poly([692, 154, 704, 130, 716, 154], C.madder),
  pupil(0, 110, 346, 1.4, { right: [24, -78], look: 1 }),
  pupil(1, 190, 346, 1.4, { look: -1 }),
  pupil(1, 352, 346, 1.4, { right: [22, -70], look: 1 }),
  pupil(2, 448, 346, 1.4, { left: [-18, -74], look: -1 }),
  pupil(3, 610, 346, 1.4, { right: [24, -72], look: 1 }),
  pupil(0, 694, 346, 1.4, { look: -1 }),
  [
    [150, C.madder],
    [400, C.teal],
    [650, C.plum],
  ]
    .map(([x, c]) => table(x, 376, 206, 62, '#9A6B40', c))
    .join(''),
  at(150, 308, 1.2, model.volcano),
  at(400, 308, 1.2, model.mill),
  at(650, 308, 1.1, model.planets),
  waterTower(230, 308, 0.24),
  man(9, 270, 440, 1.36, { left: [-14, -60], right: [8, -66], look: 1 }),
  woman(8, 330, 442, 1.32, { right: [26, -80], look: 1 }),
  child(4, 520, 446, 1.46, { back: true, right: [22, -88] }),
  man(3, 560, 444, 1.34, { look: 1 }),
  child(1, 60, 446, 1.46, { right: [24, -80], look: 1 }),
];

const award = () => [
  rect(0, 0, 800, 450, '#7A2F28'),
  times(14, (i) => path(`M${i * 60} 0h30q8 170-4 330h-24q-8-160-2-330z`, 'rgb(0 0 0 / .1)')),
  path('M0 0h800v44q-50 40-100 0t-100 0-100 0-100 0-100 0-100 0-100 0-100 0z', C.turmeric),
  banner(210, 88, 380, 70, C.deepTeal, at(0, 22, 1, trophy)),
  rect(0, 330, 800, 30, '#9A6B40'),
  rect(0, 356, 800, 100, '#7A5233'),
  times(10, (i) => line(`M${i * 88} 360V450`, 'rgb(0 0 0 / .14)', 2)),
  times(
    16,
    (i) =>
      circle(30 + i * 50, 352 + (i % 2) * 5, 9, i % 2 ? C.saffron : C.turmeric) +
      circle(54 + i * 50, 354, 7, C.grass),
  ),
  woman(1, 400, 338, 1.46, { left: [-16, -84], right: [14, -88], look: 1, hold: at(-1, -4, 1.3, trophy) }),
  man(9, 492, 340, 1.46, { left: [-42, -86], dress: 'bandi', look: -1 }),
  man(0, 300, 340, 1.4, { left: [-5, -68], right: [5, -68], look: 1 }),
  woman(3, 222, 342, 1.36, { left: [-5, -68], right: [5, -68], look: 1 }),
  man(3, 590, 342, 1.4, { left: [-5, -68], right: [5, -68], look: -1 }),
  man(7, 146, 344, 1.34, {
    look: 1,
    right: [10, -64],
    left: [-8, -62],
    hold: at(-9, -2, 1, rect(-18, -12, 36, 24, '#FFFDF6', 2, `stroke="${C.turmeric}" stroke-width="3"`)),
  }),
  woman(9, 668, 344, 1.34, { left: [-5, -68], right: [5, -68], look: -1 }),
  at(60, 350, 1.2, pot(0, 0, 1)),
  at(742, 350, 1.2, pot(0, 0, 1)),
  [90, 200, 310, 420, 530, 640, 740]
    .map((x, i) =>
      (i % 2 ? woman : man)(i + 2, x, 520, 1.36, {
        back: true,
        left: i % 3 ? undefined : [-10, -106],
        right: i % 3 ? undefined : [10, -106],
      }),
    )
    .join(''),
];

const sakhiMandal = () => [
  room('#F4E3C2', '#C08F5E', 250, C.plum),
  window(70, 60, 110, 100),
  banner(290, 44, 230, 64, C.plum, circle(0, 0, 12, '#E9B7B5') + circle(0, 0, 5, C.turmeric)),
  frame(600, 54, 70, 60, tree(0, 20, 0.34)),
  frame(690, 66, 60, 50, circle(0, 0, 12, C.saffron)),
  toran(40, 16, 720),
  mat(400, 330, 760, 110, C.madder, C.turmeric),
  mat(400, 330, 640, 88, '#B5533F', '#E9C77A'),
  [
    [150, 300],
    [260, 286],
    [400, 280],
    [540, 286],
    [650, 300],
  ]
    .map(([x, y], i) =>
      woman([0, 1, 7, 2, 3][i], x, y + 14, 1.16, {
        pose: 'floor',
        look: x < 380 ? 1 : x > 420 ? -1 : 0,
        right: i === 2 ? [12, -54] : undefined,
        left: i === 2 ? [-10, -54] : undefined,
        hold: i === 2 ? at(-10, -2, 1.2, paper) : '',
      }),
    )
    .join(''),
  at(
    400,
    346,
    1,
    rect(-40, -26, 80, 32, '#4F6B70', 3),
    rect(-44, -32, 88, 9, '#3D5559', 2),
    circle(0, -10, 5, C.turmeric),
    rect(50, -6, 42, 10, C.lime),
    line('M54-1h30', C.ink, 1.4),
    times(5, (i) => circle(-70 + (i % 3) * 9, 0 - Math.floor(i / 3) * 4, 5, C.turmeric)),
  ),
  woman(4, 130, 408, 1.3, { pose: 'floor', look: 1, right: [22, -56], hold: matka(4, 6, 0.5) }),
  woman(6, 290, 428, 1.34, {
    pose: 'floor',
    look: 1,
    left: [-4, -46],
    right: [18, -46],
    hold: path('M-22-4q18-10 30 0l4 20q-20 10-38 0z', C.turmeric),
  }),
  woman(8, 520, 428, 1.34, { pose: 'floor', look: -1 }),
  woman(9, 670, 408, 1.3, {
    pose: 'floor',
    look: -1,
    right: [10, -50],
    left: [-12, -50],
    holdLeft: at(8, 0, 1, slate),
  }),
  basket(210, 440, 1, C.saffron),
  at(
    600,
    436,
    1,
    times(
      3,
      (i) =>
        rect(-24 + i * 18, -28, 15, 28, ['#B5472E', '#D9A63E', '#6E8F58'][i], 3) +
        rect(-22 + i * 18, -34, 11, 6, C.wood),
    ),
  ),
];

export const scenes = {
  'computer-class': computerClass,
  'sewing-class': sewingClass,
  'tablet-class': tabletClass,
  postoffice,
  ration,
  'e-gram': eGram,
  'science-fair': scienceFair,
  award,
  'sakhi-mandal': sakhiMandal,
};
