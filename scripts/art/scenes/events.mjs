// Gatherings and camps through the year.
import { buffalo, calf, cow } from '../animals.mjs';
import { at, circle, ellipse, line, path, poly, rect, times } from '../draw.mjs';
import { child, man, pupil, villager, woman } from '../dress.mjs';
import { bunting, canopy, flagPole, house, school, toran, verandaHouse } from '../houses.mjs';
import { birds, cloud, hills, pebbles, sky, sun, tufts } from '../land.mjs';
import { C } from '../palette.mjs';
import { banyan, furrows, mango, palm, sapling, tree, wheatTuft } from '../plants.mjs';
import {
  banner,
  bench,
  board,
  chair,
  chalkLines,
  crate,
  mat,
  microphone,
  paper,
  redCross,
  sack,
  table,
} from '../things.mjs';

const gramSabha = () => [
  sky('morning'),
  sun(90, 90, 30),
  hills(270, [20, 40, 20, 30], C.meadow),
  house(30, 276, 90, 54),
  verandaHouse(640, 278, 140, 76),
  rect(0, 270, 800, 190, '#CDB88A'),
  banyan(400, 300, 1.16, false),
  rect(286, 274, 228, 30, C.stone),
  rect(278, 268, 244, 8, '#E9DCBC'),
  table(420, 276, 110, 30, '#A9744A', C.teal),
  man(9, 402, 276, 0.72, { right: [14, -70] }),
  woman(1, 446, 276, 0.72),
  table(420, 278, 116, 26, '#A9744A', C.teal),
  woman(9, 340, 272, 0.74, { right: [16, -72], left: [-8, -62], hold: paper, look: 1 }),
  microphone(362, 272, 0.8),
  mat(400, 372, 700, 86, '#B5533F', C.turmeric),
  times(8, (i) => villager(i, 150 + i * 72, 352, 0.9, { pose: 'floor', back: true })),
  times(7, (i) =>
    villager(i + 5, 120 + i * 94, 398, 1.06, {
      pose: 'floor',
      back: i !== 4,
      right: i === 2 ? [16, -108] : undefined,
    }),
  ),
  times(6, (i) => villager(i * 3 + 2, 80 + i * 130, 446, 1.24, { pose: 'floor', back: true })),
  man(1, 50, 392, 1, { right: [8, -60], hold: line('M0-16v60', C.wood, 3), look: 1 }),
  woman(2, 752, 396, 1, { look: -1 }),
];

const healthCamp = () => [
  sky('noon'),
  cloud(90, 60, 1),
  hills(250, [20, 40, 16, 36], C.meadow),
  rect(0, 246, 800, 210, '#CDBB8A'),
  tree(40, 262, 1),
  palm(770, 266, 1.1),
  canopy(400, 336, 620, 222, [C.teal, C.lime], 46),
  rect(98, 130, 604, 150, '#F4EAD0', 0, 'opacity=".75"'),
  banner(250, 138, 300, 54, C.teal, redCross(0, 0, 1.1, C.lime)),
  at(
    150,
    200,
    1,
    rect(-34, -40, 68, 90, '#FFFDF6'),
    circle(0, -18, 10, '#E8B7A4'),
    path('M-14 40v-30q0-14 14-14t14 14v30z', '#E8B7A4'),
  ),
  at(
    650,
    194,
    1,
    rect(-34, -34, 68, 84, '#FFFDF6'),
    times(5, (i) => rect(-26 + i * 2, -26 + i * 14, 52 - i * 4, 4, C.ink)),
  ),
  man(5, 300, 340, 1.14, { dress: 'coat', look: -1, left: [-26, -70], right: [12, -58] }),
  woman(5, 520, 340, 1.1, {
    top: '#FDFBF4',
    bottom: '#FDFBF4',
    sash: C.teal,
    head: 'bun',
    look: 1,
    right: [28, -62],
  }),
  chair(232, 350, 0.9),
  man(11, 232, 352, 1.06, { pose: 'chair', look: 1, right: [24, -50] }),
  chair(580, 350, 0.9),
  woman(7, 584, 352, 1.06, { pose: 'chair', look: -1, left: [-24, -50] }),
  table(320, 376, 130, 50, '#A9744A', '#FFFDF6'),
  at(300, 320, 1, rect(-18, -12, 36, 14, C.madder, 2), redCross(0, -5, 0.5, C.lime)),
  times(4, (i) => rect(330 + i * 12, 306, 8, 16, [C.teal, C.turmeric, C.green, C.plum][i], 2)),
  table(510, 376, 120, 50, '#A9744A', '#FFFDF6'),
  at(500, 320, 1, rect(-20, -10, 40, 12, '#39474A', 3), circle(10, -6, 4, '#9BD3B8')),
  woman(0, 90, 424, 1.1, {
    look: 1,
    left: [-4, -64],
    right: [8, -60],
    hold: at(-6, -6, 1, ellipse(0, 0, 14, 8, C.cream), circle(10, -4, 5.5, '#B98258')),
  }),
  man(4, 146, 428, 1.1, { look: 1 }),
  child(3, 190, 430, 1.1),
  man(6, 640, 430, 1.1, { look: -1, left: [-10, -60], holdLeft: paper }),
  woman(4, 700, 434, 1.1, { look: -1 }),
  bench(420, 436, 1.1),
  woman(2, 400, 440, 1, { pose: 'chair' }),
  man(0, 444, 440, 1, { pose: 'chair' }),
];

const joined = { left: [-5, -102], right: [5, -102] };
const yoga = () => [
  sky('dawn'),
  sun(400, 190, 66, '#EDB863'),
  hills(250, [50, 80, 40, 30, 40, 80, 50], '#D3C08E'),
  hills(268, [20, 34, 20, 34], '#A9BF86'),
  tree(60, 280, 1.1),
  mango(740, 282, 1),
  palm(160, 274, 0.8),
  rect(0, 264, 800, 190, '#A5B97C'),
  rect(330, 268, 140, 26, C.stone),
  man(3, 400, 274, 0.8, { pose: 'floor', ...joined }),
  times(7, (i) =>
    poly(
      [86 + i * 94, 336, 150 + i * 94, 336, 154 + i * 94, 318, 96 + i * 94, 318],
      [C.teal, C.plum, C.madder, C.turmeric][i % 4],
    ),
  ),
  times(7, (i) => villager(i + 1, 122 + i * 93, 328, 0.9, { pose: 'floor', ...joined })),
  times(6, (i) =>
    poly(
      [66 + i * 118, 386, 150 + i * 118, 386, 152 + i * 118, 366, 80 + i * 118, 366],
      [C.indigo, C.madder, C.teal][i % 3],
    ),
  ),
  times(6, (i) => pupil(i, 112 + i * 116, 378, 1.44, { pose: 'floor', ...joined })),
  times(5, (i) =>
    poly(
      [66 + i * 146, 444, 176 + i * 146, 444, 176 + i * 146, 420, 84 + i * 146, 420],
      [C.turmeric, C.teal, C.plum][i % 3],
    ),
  ),
  times(5, (i) =>
    villager(i * 2 + 4, 128 + i * 142, 436, 1.14, { pose: 'floor', left: [-30, -50], right: [30, -50] }),
  ),
  birds(560, 80, 1),
];

const cot = (x, y) =>
  at(
    x,
    y,
    1,
    line('M-70-30V0M70-30V0M-60-30V-6M60-30V-6', '#6E7B7B', 4),
    rect(-78, -40, 156, 12, '#E7F0EC', 4),
    rect(-76, -54, 34, 16, '#FFFFFF', 6),
  );
const lying = (kind, x, y) =>
  at(
    x,
    y,
    1,
    circle(-58, -62, 11, kind.skin),
    path('M-69-62q0-12 11-12t11 8l-4-2q-10 2-14 8z', '#26211F'),
    path('M-46-68Q-10-74 20-66V-46H-46z', kind.top),
    path('M20-66L76-56V-44H20z', kind.bottom),
    line('M-36-62L-2-46L18-42', kind.skin, 6.5),
    circle(-56, -62, 1.2, '#26211F'),
  );
const bloodDonation = () => [
  rect(0, 0, 800, 450, '#F6EEE0'),
  rect(0, 300, 800, 150, '#CDAE86'),
  rect(0, 232, 800, 68, C.madder, 0, 'opacity=".14"'),
  banner(230, 34, 340, 70, C.madder, path('M0-20q18 24 0 34q-18-10 0-34z', C.lime)),
  bunting(0, 20, 230, 40, 30, 8, [C.madder, C.lime]),
  bunting(570, 40, 800, 20, 30, 8, [C.madder, C.lime]),
  rect(60, 90, 110, 110, C.teal),
  rect(66, 96, 98, 98, '#CFE4E2'),
  line('M115 96V194M66 145H164', C.teal, 4),
  at(
    690,
    140,
    1,
    path('M0-50q44 56 0 84q-44-28 0-84z', C.madder),
    path('M-10 0q0 18 12 20', 'none', 'stroke="#FBF6E9" stroke-width="4" stroke-linecap="round"'),
  ),
  [210, 520]
    .map(
      (x) =>
        line(`M${x + 64} 344V210`, '#6E7B7B', 3) +
        line(`M${x + 52} 212h24`, '#6E7B7B', 3) +
        rect(x + 48, 214, 18, 26, C.madder, 5) +
        path(`M${x + 57} 240q4 40-${30} 60`, 'none', `stroke="${C.madder}" stroke-width="2"`),
    )
    .join(''),
  woman(8, 330, 344, 1.14, { top: '#FDFBF4', bottom: '#FDFBF4', sash: C.madder, look: -1, left: [-28, -52] }),
  cot(210, 350),
  lying({ skin: '#B98258', top: '#7FA7A8', bottom: '#4A5560' }, 210, 350),
  man(5, 640, 344, 1.16, { dress: 'coat', look: -1, left: [-28, -54] }),
  cot(520, 350),
  lying({ skin: '#9F6840', top: C.turmeric, bottom: '#5B4A3A' }, 520, 350),
  table(110, 434, 170, 54, '#A9744A', C.lime),
  man(10, 300, 442, 1.26, {
    look: 1,
    right: [14, -62],
    hold: at(0, 0, 1, path('M-6-10h12l-2 18h-8z', C.turmeric)),
  }),
  woman(9, 110, 388, 1.1, { right: [14, -58], left: [-12, -58], look: 1 }),
  table(110, 438, 176, 56, '#A9744A', '#F1E4C8'),
  at(120, 378, 1, paper),
  man(8, 220, 440, 1.26, { look: -1, left: [-22, -62] }),
  times(5, (i) => circle(60 + (i % 3) * 12, 370 - Math.floor(i / 3) * 9, 7, C.saffron)),
  woman(5, 430, 444, 1.24, { left: [-26, -66], look: 1, right: [18, -96] }),
  man(2, 710, 444, 1.26, { look: -1, left: [-14, -52], right: [16, -98] }),
  bench(590, 440, 1.1),
  man(7, 570, 444, 1.08, { pose: 'chair' }),
  woman(3, 620, 444, 1.08, { pose: 'chair' }),
];

const rasikaran = () => [
  sky('morning'),
  hills(200, [20, 30, 16, 26], C.meadow),
  rect(0, 196, 800, 260, '#D3BF90'),
  verandaHouse(40, 300, 460, 176, C.lime, C.brick),
  tree(640, 300, 1.5),
  mango(770, 296, 1),
  toran(236, 158, 110),
  at(
    560,
    220,
    1,
    line('M0 90V0', C.wood, 4),
    rect(-50, -30, 100, 60, C.teal),
    rect(-45, -25, 90, 50, 'none', 0, 'stroke="#E3A63B" stroke-width="1.6"'),
    redCross(-26, 0, 1, C.lime),
    line('M-8-8h40M-8 6h30', C.lime, 4),
  ),
  chair(330, 386, 1.2),
  woman(0, 330, 392, 1.3, {
    pose: 'chair',
    left: [-14, -56],
    right: [10, -58],
    look: -1,
    hold: at(
      -6,
      -6,
      1.2,
      ellipse(0, 2, 16, 10, '#F6E3AE'),
      circle(12, -6, 7, '#B98258'),
      path('M5-9q6-8 14-2l-2 3q-6-2-12-1z', '#26211F'),
    ),
  }),
  woman(8, 240, 400, 1.34, {
    top: '#FDFBF4',
    bottom: '#CFE4E2',
    sash: C.teal,
    look: 1,
    right: [34, -62],
    left: [8, -56],
    hold: at(0, 0, 1, rect(-2, -3, 16, 5, '#DCE8E4'), line('M14-1h8', '#6E7B7B', 1.6)),
  }),
  table(120, 410, 130, 60, '#A9744A', '#FFFDF6'),
  at(
    100,
    344,
    1.1,
    rect(-28, -30, 56, 32, C.teal, 4),
    rect(-30, -36, 60, 9, C.lime, 3),
    redCross(0, -14, 0.7, C.lime),
  ),
  times(3, (i) => rect(140 + i * 12, 330, 8, 14, [C.madder, C.turmeric, C.plum][i], 2)),
  at(160, 352, 0.9, paper),
  woman(2, 430, 414, 1.26, {
    look: -1,
    left: [-4, -62],
    right: [6, -60],
    hold: at(-6, -6, 1.2, ellipse(0, 2, 16, 10, '#E9B7B5'), circle(12, -6, 7, '#C8956B')),
  }),
  man(8, 500, 420, 1.26, {
    look: -1,
    right: [20, -74],
    hold: at(0, -4, 0.66, child(1, 0, 10, 1, { pose: 'floor' })),
  }),
  woman(5, 574, 424, 1.24, { look: -1, left: [-20, -44] }),
  child(0, 624, 428, 1.24, { look: -1 }),
  woman(4, 700, 426, 1.24, {
    look: -1,
    left: [-4, -62],
    right: [6, -60],
    hold: at(-6, -6, 1.2, ellipse(0, 2, 16, 10, '#CFE0C0'), circle(12, -6, 7, '#8A5836')),
  }),
  pebbles(3, 420, 24),
];

const cattleCamp = () => [
  sky('morning'),
  sun(690, 80, 30),
  cloud(200, 60, 1.1),
  hills(260, [30, 60, 24, 50], '#B5C99C'),
  rect(0, 256, 800, 200, '#B9B577'),
  tree(90, 280, 1.3),
  mango(710, 276, 1),
  house(560, 266, 80, 48),
  canopy(300, 300, 260, 108, [C.green, C.lime]),
  banner(
    220,
    194,
    160,
    40,
    C.green,
    path('M-9-4q-4-8 0-10q2 6 9 6t9-6q4 2 0 10q0 12-9 14q-9-2-9-14z', C.lime),
  ),
  table(300, 304, 150, 38, '#A9744A', '#F1E4C8'),
  times(5, (i) => rect(254 + i * 16, 246, 10, 18, [C.madder, C.teal, C.turmeric, C.plum, C.green][i], 2)),
  line('M30 330H250M440 330H780', C.wood, 4),
  times(5, (i) => line(`M${40 + i * 50} 318v40M${460 + i * 78} 318v40`, C.wood, 5)),
  buffalo(520, 346, 0.8),
  cow(690, 344, 0.8, '#C99B6B', true),
  calf(600, 352, 1),
  cow(420, 420, 1.24, '#F2EAD8'),
  man(5, 300, 428, 1.16, {
    dress: 'coat',
    look: 1,
    lean: 8,
    right: [34, -64],
    left: [8, -56],
    hold: at(0, 0, 1, rect(-2, -3, 18, 6, '#DCE8E4'), line('M16 0h9', '#6E7B7B', 1.6)),
  }),
  man(1, 520, 424, 1.14, { look: -1, left: [-22, -72] }),
  cow(170, 426, 1, '#E2D2B4'),
  woman(2, 66, 430, 1.12, { look: 1, right: [24, -64] }),
  man(4, 640, 432, 1.12, { look: -1, right: [10, -60], hold: line('M0-16v60', C.wood, 3) }),
  buffalo(730, 434, 0.86, true),
  crate(240, 440, 0.9, C.teal),
  tufts(5, 420, 14),
];

const farmerTraining = () => [
  sky('noon'),
  cloud(130, 60, 1.1),
  sun(720, 80, 28),
  hills(220, [20, 44, 20, 50], C.meadow),
  rect(0, 216, 800, 100, '#8FAE5F'),
  furrows(400, 216, ['#A6BE6C', '#7E9E54'], 21),
  tree(70, 260, 1),
  palm(740, 256, 0.9),
  path('M0 320Q400 280 800 320V460H0z', '#C9AE7B'),
  at(250, 330, 1, line('M-70 0V-150M70 0V-150', C.wood, 6)),
  board(
    170,
    170,
    160,
    110,
    at(46, 96, 0.62, sapling(0, 0, 1.1)) + chalkLines(84, 24, [60, 44, 56, 36]),
    '#27504A',
  ),
  man(5, 374, 344, 1.24, {
    left: [-30, -92],
    right: [16, -56],
    look: -1,
    holdLeft: line('M0 0L-18-12', C.wood, 2.6),
  }),
  table(520, 350, 170, 44, '#A9744A', C.teal),
  times(3, (i) => sapling(466 + i * 34, 302, 0.42)),
  sack(570, 302, 0.7),
  at(600, 302, 0.8, path('M-12 0q-4-10 0-18h24q4 8 0 18z', '#B08244')),
  woman(8, 640, 352, 1.1, { left: [-20, -62], look: -1, holdLeft: wheatTuft(0, 16, 0.5) }),
  times(6, (i) => (i % 3 === 1 ? woman : man)(i, 110 + i * 112, 396, 1.08, { pose: 'floor', back: true })),
  times(6, (i) =>
    (i % 3 === 2 ? woman : man)(i + 4, 64 + i * 132, 444, 1.24, {
      pose: 'floor',
      back: i !== 3,
      right: i === 1 ? [16, -108] : undefined,
    }),
  ),
];

const sportsDay = () => [
  sky('noon'),
  cloud(120, 60, 1),
  cloud(600, 50, 1.2),
  hills(210, [20, 30, 16, 36], C.meadow),
  at(650, 226, 0.42, school(0, 0, 1)),
  tree(60, 230, 0.8),
  tree(500, 228, 0.6),
  rect(0, 222, 800, 230, '#A9BF7C'),
  path('M0 270H800V450H0z', '#C98A5B'),
  times(5, (i) => line(`M0 ${280 + i * 42}H800`, C.lime, 2.6 + i * 0.4)),
  line('M690 270L740 450', C.lime, 8),
  line('M640 250V150M780 250V150', C.wood, 5),
  rect(640, 146, 140, 26, C.madder),
  times(
    12,
    (i) =>
      rect(642 + i * 11.5, 150, 5.7, 9, i % 2 ? C.lime : C.ink) +
      rect(647.7 + i * 11.5, 159, 5.7, 9, i % 2 ? C.lime : C.ink),
  ),
  bunting(0, 120, 640, 150, 50, 24),
  times(10, (i) =>
    villager(i, 40 + i * 58, 262, 0.62, {
      right: i % 3 ? [14, -106] : undefined,
      left: i % 2 ? [-14, -104] : undefined,
    }),
  ),
  [
    [150, 330, 1],
    [300, 336, 2],
    [450, 328, 3],
  ]
    .map(([x, y, k]) =>
      child(k, x, y, 1.24, { pose: 'run', look: 1, lean: 8, left: [-24, -60], right: [24, -84] }),
    )
    .join(''),
  [
    [110, 392, 0],
    [270, 396, 1],
    [430, 390, 4],
    [590, 394, 3],
  ]
    .map(([x, y, k]) =>
      child(k, x, y, 1.5, { pose: 'run', look: 1, lean: 9, left: [-24, -62], right: [24, -82] }),
    )
    .join(''),
  [
    [200, 444, 1],
    [520, 442, 2],
  ]
    .map(([x, y, k]) =>
      child(k, x, y, 1.7, { pose: 'run', look: 1, lean: 9, left: [-26, -60], right: [26, -84] }),
    )
    .join(''),
  line('M694 330L768 316', C.madder, 3),
  woman(9, 690, 400, 1.1, { left: [-8, -90], look: -1, right: [12, -56] }),
  man(3, 760, 410, 1.1, { look: -1, left: [-14, -104], holdLeft: poly([0, 0, -26, -14, -26, 10], C.madder) }),
];

const republicDay = () => [
  sky('morning'),
  cloud(110, 70, 1),
  cloud(680, 60, 1.1),
  hills(300, [20, 40, 20, 40], C.meadow),
  rect(0, 298, 800, 160, C.sand),
  at(400, 306, 0.76, school(0, 0, 1)),
  tree(60, 312, 1.1),
  tree(748, 312, 1.1),
  bunting(60, 150, 390, 110, 30, 14, [C.saffron, '#FFFDF6', C.green]),
  bunting(410, 110, 740, 150, 30, 14, [C.saffron, '#FFFDF6', C.green]),
  ellipse(400, 366, 90, 18, '#E6D9BC'),
  ellipse(400, 360, 60, 12, C.stone),
  times(24, (i) =>
    circle(
      400 + Math.cos(i * 0.262) * 76,
      366 + Math.sin(i * 0.262) * 15,
      4,
      [C.saffron, '#FFFDF6', C.green][i % 3],
    ),
  ),
  at(400, 362, 1.25, flagPole(0, 0, 256)),
  line('M398 110L388 340', '#B9B09A', 1.2),
  man(9, 362, 376, 1.06, { right: [16, -78], look: 1, head: 'cap' }),
  woman(9, 452, 378, 1.04, { right: [15, -97], look: -1 }),
  man(5, 494, 380, 1.04, { right: [15, -97], look: -1 }),
  times(6, (i) => pupil(i, 60 + i * 42, 396 + i * 2, 1.2, { right: [15, -97], look: 1 })),
  times(5, (i) => pupil(i + 1, 566 + i * 46, 404 - i * 2, 1.2, { right: [15, -97], look: -1 })),
  times(5, (i) => pupil(i, 60 + i * 56, 444, 1.4, { right: [15, -97], look: 1 })),
  times(5, (i) => pupil(i + 1, 540 + i * 56, 446, 1.4, { right: [15, -97], look: -1 })),
  birds(580, 120, 0.9),
];

export const scenes = {
  'gram-sabha': gramSabha,
  'health-camp': healthCamp,
  yoga,
  'blood-donation': bloodDonation,
  rasikaran,
  'cattle-camp': cattleCamp,
  'farmer-training': farmerTraining,
  'sports-day': sportsDay,
  'republic-day': republicDay,
};
