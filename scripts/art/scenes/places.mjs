// The village itself: its ponds, gates, streets and old buildings.
import { cow, dog, goat, hen } from '../animals.mjs';
import { at, circle, ellipse, fade, line, mirror, path, poly, rect, times } from '../draw.mjs';
import { child, man, pupil, woman } from '../dress.mjs';
import { bunting, flagPole, house, publicBuilding, temple, toran, verandaHouse, wall } from '../houses.mjs';
import { arch, chabutro, dargah, lampPost, memorial, pigeon, well } from '../landmarks.mjs';
import { birds, cloud, ground, hills, pebbles, ripples, road, sky, sun, tufts } from '../land.mjs';
import { C } from '../palette.mjs';
import { banyan, bush, mango, palm, poplar, pot, tree } from '../plants.mjs';
import { bench, matka } from '../things.mjs';
import { bicycle, boat, bus, rickshaw, scooter } from '../vehicles.mjs';

const talav = () => [
  sky('evening'),
  sun(566, 196, 50),
  hills(262, [30, 52, 40, 28, 50, 36, 44], C.hill),
  birds(610, 96, 1.2),
  house(40, 262, 84, 50),
  house(130, 262, 68, 42, '#F3E2BF', C.madder),
  tree(236, 264, 0.86),
  temple(368, 266, 0.92),
  tree(478, 264),
  house(610, 262, 78, 46),
  palm(724, 264),
  tree(575, 264, 0.6),
  rect(0, 258, 800, 22, C.clay),
  rect(0, 272, 800, 20, '#CFAE74'),
  times(5, (i) => rect(250 - i * 7, 284 + i * 6, 236 + i * 14, 6, i % 2 ? '#D8C193' : '#C4A877')),
  rect(0, 314, 800, 140, C.water),
  rect(0, 290, 236, 26, C.water),
  rect(500, 290, 300, 26, C.water),
  fade(
    0.3,
    path('M326 314h84v18h-84zM338 332c4 40 14 60 30 86 16-26 26-46 30-86z', C.lime),
    ellipse(478, 320, 50, 36, C.leaf),
    ellipse(236, 318, 44, 32, C.leaf),
    times(4, (i) => rect(520 + i * 12, 300 + i * 18, 92 - i * 24, 10, C.turmeric)),
  ),
  ripples(4, 326, 440, 14),
  woman(0, 296, 302, 0.5, { right: [8, -72] }),
  man(0, 440, 306, 0.5, { left: [-4, -70], right: [4, -70] }),
  boat(626, 372, 1),
  man(2, 668, 386, 0.5, { pose: 'floor', right: [26, -30], hold: line('M0-20L8 44', C.wood, 3) }),
  times(5, (i) =>
    at(
      90 + i * 34,
      400 + (i % 2) * 16,
      1,
      ellipse(0, 0, 15, 5, C.green),
      i % 2 ? path('M-5-2q5-14 10 0z', '#E9B7B5') : '',
    ),
  ),
];

const mandir = () => [
  sky('dawn'),
  cloud(120, 90, 1.1),
  cloud(640, 60, 0.9),
  sun(640, 170, 34),
  hills(350, [40, 60, 30, 50], '#D3C29A'),
  ground(346, C.sand),
  tree(90, 350, 1.5),
  palm(716, 352, 1.4),
  poly([300, 350, 500, 350, 640, 450, 160, 450], C.stone),
  times(4, (i) => line(`M${300 - i * 34} ${372 + i * 22}h${200 + i * 68}`, '#C3AF84', 2)),
  temple(400, 346, 1.56),
  temple(262, 350, 0.62),
  temple(540, 350, 0.62),
  toran(380, 292, 40),
  at(470, 346, 1, line('M0 0v-60', '#8A6238', 3), path('M-9-60q9-20 18 0z', C.turmeric)),
  pot(330, 356, 0.9),
  pot(470, 372, 0.9),
  man(0, 300, 414, 0.98, { left: [-4, -70], right: [4, -70], look: 1 }),
  woman(0, 246, 424, 1, {
    right: [12, -58],
    left: [-8, -58],
    hold: at(
      -10,
      0,
      1,
      ellipse(0, 0, 12, 4, C.turmeric),
      circle(-3, -3, 3, C.madder),
      circle(4, -3, 3, '#FFFDF6'),
    ),
    look: 1,
  }),
  woman(4, 560, 420, 1, { left: [-4, -70], right: [4, -70], look: -1 }),
  child(1, 606, 424, 1, { left: [-12, -60], look: -1 }),
  cow(708, 426, 0.86, '#EFE6D2', true),
  times(5, (i) => pigeon(390 + i * 24, 426 + (i % 2) * 9, 0.7)),
  birds(180, 130, 0.9),
];

/** The stepped well seen from above its first landing, terraces narrowing to the water. */
const vav = () => {
  const tones = ['#E3CB9A', '#D9BC86', '#CDAA72', '#BF975F', '#AD824D', '#966C3F'];
  const columns = (y, x, w, n, h) =>
    rect(x, y, w, h, '#6B4E30') +
    times(
      n,
      (i) =>
        rect(x + (i * (w - 12)) / (n - 1), y, 12, h, '#F2E2BD') +
        rect(x + (i * (w - 12)) / (n - 1) - 5, y, 22, 6, '#F2E2BD'),
    ) +
    rect(x - 14, y - 13, w + 28, 13, '#F2E2BD');
  return [
    sky('morning'),
    birds(120, 34, 0.6),
    rect(0, 60, 800, 390, '#E9D6AE'),
    tree(80, 68, 0.75),
    tree(726, 68, 0.85),
    mango(150, 66, 0.4),
    times(
      6,
      (i) =>
        rect(i * 62, 60 + i * 34, 800 - i * 124, 400, tones[i]) +
        rect(i * 62, 60 + i * 34, 800 - i * 124, 6, '#8A6238', 0, 'opacity=".28"') +
        times(9, (k) =>
          fade(
            0.2,
            rect(i * 62, 76 + i * 34 + k * 12, 16 + (k % 4) * 11, 8, '#7A5530'),
            rect(800 - i * 62 - 16 - (k % 4) * 11, 76 + i * 34 + k * 12, 16 + (k % 4) * 11, 8, '#7A5530'),
          ),
        ),
    ),
    poly([330, 388, 470, 388, 540, 450, 260, 450], '#5F7F78'),
    fade(0.8, poly([350, 402, 450, 402, 470, 416, 330, 416], '#7FA59C')),
    columns(322, 326, 148, 4, 50),
    columns(262, 298, 204, 5, 48),
    columns(200, 268, 264, 6, 50),
    columns(136, 236, 328, 7, 52),
    path('M226 68c4-16 20-24 34-24h280c14 0 30 8 34 24z', '#F7ECD2'),
    rect(214, 66, 372, 10, '#F7ECD2'),
    rect(236, 76, 328, 48, '#E7D4A8'),
    [276, 346, 400, 454, 524].map((x) => path(`M${x - 14} 123V98a14 14 0 0 1 28 0v25z`, '#7D6343')).join(''),
    circle(400, 40, 6, C.turmeric),
    woman(0, 150, 130, 0.56, { pose: 'walk', behind: at(0, -104, 0.8, matka(0, 0, 1)) }),
    woman(3, 648, 130, 0.56, { pose: 'walk', flip: true, right: [10, -60], hold: matka(2, 14, 0.7) }),
    man(3, 84, 96, 0.56, { right: [10, -90], look: 1 }),
    child(4, 106, 96, 0.56),
    pupil(1, 704, 96, 0.6),
  ];
};

const chabutroScene = () => [
  sky('morning'),
  cloud(200, 70, 0.9),
  ground(330, '#D8C193'),
  ground(376, C.earth, 6),
  verandaHouse(10, 338, 150, 74),
  house(182, 336, 104, 66, '#F3E0B9', C.madder, C.leaf),
  house(560, 336, 100, 72, '#F6E9CC'),
  verandaHouse(676, 338, 130, 80, '#EFD9AE'),
  tree(302, 340, 1.05),
  tree(548, 338, 0.8),
  pebbles(3, 360, 50),
  chabutro(408, 390, 1.08),
  at(
    0,
    0,
    1,
    [
      [340, 150],
      [470, 204],
      [446, 130],
    ]
      .map(([x, y]) =>
        at(
          x,
          y,
          1,
          path('M0 0q8-14 22-6l10-4-8 12q-14 8-24-2z', '#6D7F86'),
          path('M10-4q4-14 16-18q0 10-6 20z', '#8FA0A0'),
        ),
      )
      .join(''),
  ),
  times(9, (i) => pigeon(262 + i * 34, 414 + ((i * 7) % 20), 0.9, i % 3 ? '#6D7F86' : '#9AA5A6')),
  man(4, 190, 428, 1.1, {
    right: [22, -56],
    look: 1,
    hold: times(4, (i) => circle(4 + i * 5, 6 + i * 7, 1.4, C.turmeric)),
  }),
  child(1, 142, 430, 1.05, { right: [20, -50], look: 1 }),
  child(0, 640, 432, 1.05, { pose: 'run', flip: true, left: [-18, -70], right: [22, -84] }),
  bicycle(718, 428, 0.9),
  birds(620, 90, 1.1),
];

const bhavan = () => [
  sky('noon'),
  cloud(130, 80, 1),
  cloud(650, 66, 1.2),
  hills(350, [50, 66, 40, 60], C.meadow),
  ground(352, C.sand),
  tree(70, 356, 1.25),
  palm(744, 358, 1.25),
  publicBuilding(400, 360, { w: 460, h: 168, windows: 2 }),
  flagPole(664, 366, 226, 0.86),
  road(400, 372, 400, 170),
  bush(150, 372, 1.1, C.grass, C.madder),
  bush(620, 384, 0.9, C.grass, C.turmeric),
  pot(282, 376, 0.9),
  pot(518, 376, 0.9),
  man(3, 338, 420, 0.86, { right: [12, -64], look: 1 }),
  man(9, 378, 424, 0.86, {
    left: [-8, -62],
    look: -1,
    right: [14, -50],
    hold: at(0, 0, 1, rect(-9, -12, 18, 24, '#FFFDF6')),
  }),
  woman(1, 520, 424, 0.86, { pose: 'walk', flip: true }),
  woman(4, 560, 426, 0.86, { pose: 'walk', flip: true }),
  scooter(210, 420, 0.86),
  dog(690, 430, 0.9, '#C08A55', true),
  birds(240, 110, 1),
];

const rows = (y, x0, x1, wallColours) =>
  wallColours
    .map((colour, i) =>
      house(
        x0 + ((x1 - x0) / wallColours.length) * i,
        y,
        ((x1 - x0) / wallColours.length) * 0.8,
        46 + (i % 3) * 8,
        colour,
        i % 2 ? C.madder : C.brick,
      ),
    )
    .join('');

const rasto = () => [
  sky('morning'),
  cloud(580, 60, 1),
  sun(120, 100, 30),
  hills(250, [30, 50, 24, 40], C.meadow),
  rect(0, 244, 800, 210, '#B9BE8C'),
  rows(252, 20, 340, [C.lime, '#F3E2BF', C.cream, '#EFD9AE']),
  rows(252, 470, 780, [C.cream, C.lime, '#F3E2BF']),
  tree(356, 256, 0.5),
  tree(448, 256, 0.56),
  poly([394, 246, 412, 246, 720, 450, 120, 450], '#CBC8BC'),
  times(6, (i) => {
    const y = 258 + i * i * 6 + i * 4;
    const t = (y - 246) / 204;
    return line(`M${394 - 274 * t} ${y}L${412 + 308 * t} ${y}`, '#AEAB9E', 1 + i * 0.5);
  }),
  line('M394 246L120 450M412 246L720 450', '#E9E4D2', 4),
  [
    [228, 356],
    [300, 304],
    [560, 340],
  ]
    .map(([x, y], i) => lampPost(x - 30 + i * 50, y, 0.5 + i * 0.14, false))
    .join(''),
  tree(60, 400, 1.4),
  mango(744, 410, 1.1, C.turmeric),
  rickshaw(476, 326, 0.56),
  pupil(0, 320, 410, 1.05, { pose: 'walk', right: [14, -48] }),
  pupil(1, 366, 416, 1.05, { pose: 'walk', left: [-14, -48] }),
  man(1, 566, 430, 1.1, { pose: 'walk', flip: true, right: [8, -62], hold: line('M0-20v66', C.wood, 3) }),
  tufts(5, 400, 10, C.grass, 0, 130),
  tufts(8, 410, 10, C.grass, 700, 800),
];

const busStand = () => [
  sky('noon'),
  cloud(240, 60, 1.2),
  hills(270, [20, 36, 16, 30], '#B5C99C'),
  rect(0, 266, 800, 80, '#B5C08C'),
  tree(60, 300, 1),
  palm(730, 296, 1),
  mango(640, 292, 0.7),
  rect(0, 330, 800, 130, '#A7A597'),
  rect(0, 318, 800, 14, C.stone),
  times(8, (i) => rect(20 + i * 110, 396, 56, 6, C.lime)),
  rect(96, 200, 8, 120, '#6E7B7B'),
  rect(312, 200, 8, 120, '#6E7B7B'),
  rect(100, 214, 216, 76, C.cream),
  poly([76, 204, 340, 204, 322, 178, 94, 178], C.teal),
  rect(120, 226, 76, 40, C.deepTeal),
  line('M130 238h52M130 250h36', C.lime, 3),
  rect(112, 296, 190, 8, '#A9744A'),
  woman(0, 150, 322, 0.9, { pose: 'chair' }),
  man(0, 208, 322, 0.9, { pose: 'chair', right: [8, -40], hold: line('M0-10v58', C.wood, 3) }),
  pupil(1, 254, 330, 1.1),
  woman(5, 296, 334, 0.94, { right: [20, -86], look: 1 }),
  bus(560, 376, 1.16),
  man(2, 398, 384, 0.98, { pose: 'walk', right: [10, -46], hold: rect(-10, 0, 22, 20, C.madder, 3) }),
  at(
    356,
    330,
    1,
    line('M0 0v-96', '#6E7B7B', 4),
    circle(0, -104, 17, C.madder),
    at(-9, -110, 1, rect(0, 0, 18, 12, C.lime, 3)),
  ),
  hen(120, 424, 1.1),
  hen(152, 432, 1, '#EFE6D2', true),
];

const banyanScene = () => [
  sky('evening'),
  sun(690, 150, 40, '#E6A94A'),
  hills(330, [20, 40, 30, 22], C.hill),
  house(20, 332, 90, 54),
  house(120, 332, 70, 44, '#F3E2BF', C.madder),
  temple(716, 336, 0.56),
  ground(330, '#CDB47F'),
  ground(390, '#C2A46C', 10),
  banyan(400, 388, 1.26),
  man(0, 352, 364, 0.72, { pose: 'floor', look: 1 }),
  man(11, 398, 366, 0.72, { pose: 'floor' }),
  man(1, 446, 364, 0.72, { pose: 'floor', look: -1, right: [10, -66] }),
  child(2, 200, 424, 1, { pose: 'run', right: [24, -82], left: [-16, -50] }),
  child(1, 152, 420, 1, { pose: 'run', right: [20, -66], left: [-18, -60] }),
  line('M570 184L566 330M612 186L616 330', '#8A6238', 3),
  rect(558, 328, 66, 6, C.wood),
  child(3, 591, 342, 1, { pose: 'chair', left: [-20, -80], right: [20, -80] }),
  cow(90, 428, 0.8),
  goat(690, 424, 1),
  goat(736, 432, 0.8, '#8A6A4C', true),
  pebbles(6, 400, 40, '#7A5A36'),
];

const gate = () => [
  sky('morning'),
  cloud(160, 76, 1),
  cloud(690, 90, 1.1),
  hills(300, [20, 44, 20, 40], C.meadow),
  rows(306, 250, 560, [C.lime, C.cream, '#F3E2BF', C.lime]),
  tree(320, 310, 0.46),
  temple(430, 306, 0.4),
  ground(304, '#C9C08C'),
  road(400, 306, 400, 260, '#CDB88A'),
  wall(-10, 356, 190, 54),
  wall(620, 356, 200, 54),
  tree(60, 330, 1.3),
  palm(744, 340, 1.4),
  arch(400, 366, 1.16),
  pot(176, 372, 1.1),
  pot(624, 372, 1.1),
  woman(0, 470, 400, 0.8, { pose: 'walk', flip: true, behind: at(0, -103, 0.8, matka(0, 0)) }),
  woman(4, 516, 406, 0.84, {
    pose: 'walk',
    flip: true,
    behind: at(0, -103, 0.8, matka(0, 0, 1, C.turmeric)),
  }),
  bicycle(330, 412, 0.8),
  man(8, 328, 398, 0.78, { right: [20, -58], left: [10, -56] }),
  goat(150, 432, 1.1),
  goat(214, 424, 0.9, '#A77F56'),
];

const haveli = () => [
  sky('evening'),
  rect(90, 60, 620, 310, '#D9AE74'),
  rect(90, 60, 620, 16, C.wood),
  poly([70, 62, 730, 62, 690, 26, 110, 26], C.brick),
  times(22, (i) => line(`M${112 + i * 27} 28L${78 + i * 30.5} 60`, 'rgb(0 0 0 / .12)', 2)),
  times(5, (i) =>
    at(
      150 + i * 125,
      190,
      1,
      rect(-44, -98, 88, 104, '#7A4F30'),
      path('M-34 0v-58q0-26 34-34q34 8 34 34v58z', '#4A3020'),
      times(5, (k) => line(`M${-26 + k * 13} 0v-30`, '#A9744A', 4)),
      rect(-40, -30, 80, 5, '#A9744A'),
      rect(-50, 4, 100, 9, C.wood),
      times(6, (k) => path(`M${-48 + k * 16} 13q8 14 16 0z`, '#A9744A')),
      circle(0, -84, 6, C.turmeric),
    ),
  ),
  rect(84, 216, 632, 12, C.wood),
  times(6, (i) =>
    at(
      96 + i * 121.6,
      228,
      1,
      rect(-8, 0, 16, 142, '#8A5A36'),
      path('M-26 0h52l-18 20h-16z', '#A9744A'),
      rect(-12, 130, 24, 12, C.wood),
      circle(0, 60, 5, C.turmeric),
      line('M-8 44h16M-8 76h16', '#4A3020', 2),
    ),
  ),
  rect(108, 238, 100, 130, '#C99A60'),
  rect(590, 238, 100, 130, '#C99A60'),
  [134, 616]
    .map((x) => rect(x, 262, 48, 62, C.teal) + line(`M${x + 24} 262v62M${x} 293h48`, '#C99A60', 3))
    .join(''),
  rect(348, 240, 104, 130, '#5A3822'),
  rect(354, 248, 44, 122, C.madder),
  rect(402, 248, 44, 122, C.madder),
  times(
    8,
    (i) =>
      circle(366 + (i % 2) * 20, 270 + Math.floor(i / 2) * 24, 3, C.turmeric) +
      circle(414 + (i % 2) * 20, 270 + Math.floor(i / 2) * 24, 3, C.turmeric),
  ),
  toran(348, 242, 104),
  rect(60, 368, 680, 14, C.stone),
  rect(0, 382, 800, 80, C.earth),
  poly([320, 382, 480, 382, 520, 404, 280, 404], '#E6D9BC'),
  line('M252 240V312M312 240V312', '#4A3020', 3),
  rect(238, 312, 88, 8, C.wood),
  man(9, 282, 330, 0.66, {
    pose: 'chair',
    right: [10, -48],
    hold: at(6, 0, 1, rect(-9, -9, 20, 16, '#FFFDF6')),
  }),
  woman(7, 520, 376, 0.92),
  child(3, 560, 418, 1.05, { right: [20, -60] }),
  dog(650, 426, 1.1),
  tree(30, 390, 1.2),
  pot(226, 398, 1),
  pot(590, 398, 1),
];

const kuvo = () => [
  sky('dawn'),
  sun(150, 130, 36),
  hills(320, [30, 50, 20, 44], '#D3C79A'),
  ground(318, '#C3BE86'),
  ground(360, C.sand, 8),
  house(30, 322, 100, 58),
  tree(640, 330, 1.5),
  tree(170, 330, 0.8),
  house(700, 326, 90, 54, '#F3E2BF', C.madder),
  well(400, 400, 1.06),
  woman(2, 316, 420, 1.12, { right: [60, -92], left: [30, -80], look: 1, lean: 6 }),
  at(391, 334, 1, poly([-9, 0, 11, 0, 8, 18, -6, 18], '#8FA0A0')),
  woman(0, 536, 424, 1.12, { pose: 'walk', behind: at(0, -103, 0.9, matka(0, 0)), right: [16, -104] }),
  woman(4, 612, 430, 1.1, { look: -1, right: [14, -60], hold: matka(4, 18, 0.8) }),
  matka(226, 430, 1.1),
  matka(262, 438, 0.9, '#8FA0A0'),
  hen(140, 428, 1.1),
  pebbles(9, 390, 30),
  birds(520, 90, 1),
];

const river = () => [
  sky('evening'),
  sun(250, 140, 40, '#E8AE55'),
  hills(220, [60, 90, 50, 80, 60, 84], '#BFB08A'),
  hills(236, [26, 40, 20, 36], '#A3AE82'),
  path('M0 240Q300 226 520 250L800 300V450H0z', '#86B3AE'),
  temple(640, 214, 0.66),
  temple(712, 222, 0.46),
  tree(560, 230, 0.8),
  tree(776, 230, 1),
  poly([500, 224, 800, 224, 800, 240, 490, 240], '#D9C9A6'),
  times(8, (i) =>
    poly(
      [490 - i * 18, 238 + i * 19, 800, 238 + i * 19, 800, 258 + i * 19, 474 - i * 18, 258 + i * 19],
      i % 2 ? '#D9C9A6' : '#C7B48A',
    ),
  ),
  [
    [560, 300],
    [690, 330],
  ]
    .map(([x, y]) => path(`M${x - 40} ${y}q40-46 80 0z`, C.madder) + line(`M${x} ${y + 34}v-60`, C.wood, 4))
    .join(''),
  man(0, 606, 356, 0.8, { left: [-4, -70], right: [4, -70], look: -1 }),
  woman(0, 500, 342, 0.7, { pose: 'floor' }),
  woman(4, 700, 404, 0.9, { pose: 'floor', look: -1, right: [-2, -48] }),
  child(0, 546, 400, 0.9, { look: -1 }),
  matka(640, 410, 0.9),
  ripples(12, 266, 440, 16, 10, 360),
  boat(150, 316, 1.2),
  man(1, 206, 326, 0.6, { right: [22, -60], hold: line('M-6-40L20 60', C.wood, 3) }),
  boat(40, 266, 0.6),
  birds(400, 70, 1),
  times(4, (i) =>
    at(
      330 + i * 24,
      410 + (i % 2) * 16,
      0.7,
      path('M-8 0q8 8 16 0z', C.green),
      path('M0-12q5 6 0 10q-5-4 0-10z', C.turmeric),
    ),
  ),
];

const dargahScene = () => [
  sky('morning'),
  cloud(120, 100, 1),
  cloud(660, 80, 1),
  hills(330, [20, 40, 26, 40], C.meadow),
  ground(330, C.sand),
  wall(-10, 346, 170, 46, '#EFE9D6', C.green),
  wall(640, 346, 180, 46, '#EFE9D6', C.green),
  tree(120, 340, 1.5),
  poplar(220, 346, 0.9),
  poplar(590, 346, 0.9),
  palm(700, 346, 1.3),
  dargah(404, 352, 1.22),
  bunting(160, 160, 330, 150, 30, 10, [C.green, C.lime]),
  bunting(480, 150, 660, 170, 30, 10, [C.green, C.lime]),
  road(404, 376, 404, 150, '#E3D3A8'),
  man(6, 286, 414, 0.96, { left: [-4, -66], right: [6, -66], look: 1 }),
  man(0, 330, 418, 0.94, { left: [-4, -66], right: [6, -66], look: 1 }),
  woman(8, 520, 416, 0.94, {
    left: [-6, -66],
    right: [6, -66],
    look: -1,
    head: 'veil',
    headColour: '#F1E4C8',
  }),
  child(2, 560, 418, 1),
  pot(250, 390, 0.9, C.brick, '#E9B7B5'),
  pot(610, 392, 0.9, C.brick, '#E9B7B5'),
  times(6, (i) => pigeon(640 + i * 22, 424 - (i % 2) * 8, 0.7)),
  birds(230, 90, 1),
];

const smriti = () => [
  sky('dawn'),
  sun(400, 190, 60, '#EDB863'),
  hills(330, [20, 34, 20, 34], '#C5C08E'),
  ground(328, '#A9B97F'),
  poplar(90, 346, 1.1),
  poplar(180, 340, 0.9),
  poplar(620, 340, 0.9),
  poplar(710, 346, 1.1),
  poly([340, 350, 460, 350, 620, 450, 180, 450], '#E3D3A8'),
  memorial(400, 356, 1.16),
  flagPole(560, 352, 220, 0.86),
  bush(230, 364, 1, C.grass, C.turmeric),
  bush(660, 372, 1, C.grass, C.madder),
  bush(140, 384, 1, C.grass, C.madder),
  man(0, 300, 424, 1.06, {
    left: [-4, -68],
    right: [6, -66],
    hold: at(
      0,
      -2,
      1,
      times(4, (i) => circle(i * 4 - 4, (i % 2) * 4, 4, i % 2 ? C.turmeric : C.saffron)),
    ),
    look: 1,
  }),
  pupil(0, 350, 426, 1.12, { right: [15, -97], look: 1 }),
  pupil(1, 470, 426, 1.12, { right: [15, -97], look: -1 }),
  woman(7, 524, 424, 1.04, { left: [-4, -68], right: [4, -68], look: -1 }),
  times(9, (i) => circle(340 + i * 15, 346 - (i % 2) * 3, 5, i % 2 ? C.saffron : C.turmeric)),
  birds(120, 90, 1),
  birds(620, 70, 0.8),
];

const treePark = () => [
  sky('morning'),
  cloud(420, 60, 1.2),
  sun(690, 80, 30),
  hills(290, [20, 40, 24, 44], '#BBD0A6'),
  ground(288, '#A5BE85'),
  ground(330, '#96B377', 10),
  poplar(60, 310, 1),
  poplar(120, 300, 0.8),
  mango(250, 316, 1),
  tree(560, 310, 1.2),
  poplar(700, 306, 1),
  palm(770, 320, 1.1),
  path('M330 290C380 330 250 370 420 450H640C430 380 420 330 360 290z', '#E3D3A8'),
  bench(190, 372, 1),
  bench(610, 366, 1),
  man(11, 176, 376, 0.86, { pose: 'chair', look: 1 }),
  man(9, 212, 376, 0.86, { pose: 'chair', look: -1 }),
  woman(9, 610, 372, 0.86, {
    pose: 'chair',
    right: [8, -46],
    hold: at(0, 0, 1, rect(-9, -7, 18, 12, '#FFFDF6')),
  }),
  child(1, 410, 410, 1, { pose: 'run', right: [24, -80] }),
  child(0, 360, 400, 1, { pose: 'run', right: [24, -70] }),
  woman(5, 500, 426, 1.02, { pose: 'walk' }),
  bush(90, 400, 1.4, C.grass, C.madder),
  bush(300, 430, 1.1, C.grass, C.turmeric),
  bush(720, 420, 1.5, C.grass, '#E9B7B5'),
  lampPost(690, 350, 0.8, false),
  at(
    430,
    340,
    0.8,
    ellipse(0, 0, 46, 12, C.stone),
    ellipse(0, -4, 36, 8, C.water),
    line('M0-6q-14-40-28-10M0-6q14-40 28-10M0-6v-34', C.glint, 3),
  ),
  birds(160, 90, 0.9),
];

const map = () => {
  const block = (x, y, colours) =>
    colours
      .map((c, i) =>
        house(x + (i % 3) * 46, y + Math.floor(i / 3) * 44, 34, 22, c, i % 2 ? C.madder : C.brick),
      )
      .join('');
  return [
    rect(0, 0, 800, 450, '#EADBB4'),
    rect(14, 14, 772, 422, '#E3E2B8', 10, 'stroke="#9E3B31" stroke-width="3"'),
    times(24, (i) => poly([30 + i * 31, 20, 44 + i * 31, 20, 37 + i * 31, 28], i % 2 ? C.turmeric : C.teal)),
    path('M30 60h180v90q-60 20-180 10z', '#C7CF8F'),
    path('M600 40h172v120q-120 10-172-30z', '#D9C878'),
    path('M30 320q90-20 150 20v82H30z', '#B9CB8C'),
    path('M620 300q80-20 152 10v112H600z', '#C7CF8F'),
    times(
      7,
      (i) =>
        line(`M${44 + i * 24} 66v76`, '#A9B870', 3) +
        line(`M${614 + i * 24} 54v80`, '#C2A94E', 3) +
        line(`M${630 + i * 22} 320v96`, '#A9B870', 3) +
        line(`M${44 + i * 20} 340v76`, '#9DB373', 3),
    ),
    path('M16 236Q160 190 260 236T520 220T784 200', 'none', 'stroke="#F6EBD0" stroke-width="20"'),
    path('M400 436Q380 330 400 236Q420 120 390 16', 'none', 'stroke="#F6EBD0" stroke-width="16"'),
    path('M250 236Q270 330 220 436', 'none', 'stroke="#F6EBD0" stroke-width="11"'),
    path(
      'M16 236Q160 190 260 236T520 220T784 200',
      'none',
      'stroke="#9E3B31" stroke-width="2" stroke-dasharray="8 8"',
    ),
    ellipse(520, 330, 84, 52, '#D3BE8A'),
    ellipse(520, 330, 72, 42, C.water),
    ripples(3, 305, 350, 6, 468, 520),
    boat(500, 322, 0.5),
    temple(436, 352, 0.46),
    block(250, 120, [C.lime, C.cream, '#EFD9AE', C.cream, C.lime]),
    block(440, 120, [C.cream, C.lime, '#EFD9AE', C.lime]),
    block(272, 320, ['#EFD9AE', C.lime]),
    publicBuilding(330, 228, { w: 110, h: 44, windows: 0, porch: false }).replace('scale(1)', 'scale(.5)'),
    at(
      620,
      260,
      0.26,
      rect(-270, -152, 540, 152, '#F4DFA8'),
      rect(-292, -168, 584, 20, C.brick),
      poly([-86, -214, 0, -266, 86, -214], C.teal),
      rect(-70, -214, 140, 214, '#F9EBC6'),
      rect(-32, -94, 64, 94, C.deepTeal),
    ),
    chabutro(408, 296, 0.2),
    at(
      356,
      424,
      0.34,
      [-46, 40].map((px) => rect(px, -170, 9, 170, '#B9AB8A')).join(''),
      rect(-74, -250, 148, 82, C.lime),
      rect(-80, -214, 160, 15, C.teal),
      path('M-80-250Q0-300 80-250z', C.teal),
    ),
    arch(92, 244, 0.18),
    banyan(690, 300, 0.2, false),
    tree(220, 300, 0.4),
    tree(590, 180, 0.36),
    tree(556, 116, 0.4),
    palm(590, 306, 0.4),
    palm(440, 300, 0.36),
    mango(210, 120, 0.36),
    cow(110, 372, 0.34),
    bus(200, 220, 0.14),
    man(1, 690, 366, 0.3),
    woman(0, 290, 258, 0.3),
    at(
      730,
      90,
      1,
      circle(0, 0, 30, C.lime, 'stroke="#1F6A70" stroke-width="3"'),
      poly([0, -26, 7, 0, 0, 26, -7, 0], C.madder),
      poly([0, 26, 7, 0, -7, 0], C.teal),
      circle(0, 0, 3, C.turmeric),
      line('M-24 0h8M16 0h8', C.ink, 2),
    ),
  ];
};

const placeholder = () => [
  sky('dawn'),
  sun(560, 220, 58, '#E9B862'),
  hills(300, [60, 96, 70, 110, 66, 90], '#DCC9A0'),
  hills(330, [30, 60, 36, 70, 40], '#C2C096'),
  hills(380, [40, 24, 54, 30, 46], '#9FB48A'),
  hills(430, [30, 50, 26, 44], '#7F9E78'),
  tree(150, 366, 0.9),
  tree(204, 372, 0.6),
  palm(650, 366, 0.9),
  temple(330, 346, 0.36),
  house(270, 350, 40, 24),
  house(362, 352, 36, 22, '#F3E2BF', C.madder),
  birds(240, 130, 1.1),
  birds(600, 100, 0.7),
];

const lost = () => [
  sky('evening'),
  cloud(170, 90, 1.1, '#FFF6E2'),
  sun(640, 130, 36),
  hills(270, [30, 50, 30, 60, 34], C.hill),
  rect(0, 262, 800, 200, '#B7BC82'),
  path(
    'M0 300Q260 268 380 330Q430 380 380 450H520Q560 370 470 318Q400 270 800 266V284Q520 290 560 330Q640 390 640 450H300Q320 360 250 330Q160 300 0 324z',
    C.sand,
  ),
  tree(90, 300, 0.9),
  tree(690, 290, 0.7),
  mango(742, 330, 0.8),
  times(16, (i) =>
    at(20 + i * 17, 380 + (i % 4) * 16, 0.8, line('M0 0q-2-12-8-18M0 0v-22M0 0q2-12 8-18', '#8A9A4E', 3)),
  ),
  times(9, (i) =>
    at(690 + i * 14, 390 + (i % 3) * 18, 0.8, line('M0 0q-2-12-8-18M0 0v-22M0 0q2-12 8-18', '#8A9A4E', 3)),
  ),
  at(
    446,
    400,
    1.15,
    ellipse(0, 2, 40, 7, C.ink, 'opacity=".15"'),
    rect(-7, -214, 14, 214, C.wood),
    poly([-6, -204, 104, -204, 124, -186, 104, -168, -6, -168], C.teal),
    poly([6, -156, -98, -156, -118, -138, -98, -120, 6, -120], C.madder),
    poly([-6, -108, 84, -108, 102, -92, 84, -76, -6, -76], C.turmeric),
    line('M14-192h74M14-180h46M-84-146h74M-60-132h50M14-98h58M14-87h36', C.lime, 4),
  ),
  man(2, 290, 424, 1.2, { right: [14, -98], look: 1, head: 'bare' }),
  dog(210, 430, 1.2),
  at(452, 150, 1, path('M0 0q8-14 22-6l10-4-8 12q-14 8-24-2z', '#6D7F86')),
];

const lane = () => [
  sky('evening', 1200),
  sun(560, 300, 70, '#E8B25C'),
  birds(120, 160, 1.6),
  hills(620, [40, 80, 50, 70], C.hill),
  ground(620, '#C9B580'),
  road(420, 620, 400, 420, '#E0CB98', 1200),
  temple(440, 640, 0.7),
  house(240, 660, 130, 84),
  verandaHouse(20, 760, 220, 120),
  verandaHouse(620, 720, 180, 100, '#EFD9AE', C.madder),
  house(540, 654, 96, 60, '#F3E2BF', C.madder),
  mirror(770, 1050, 1.9, banyan(0, 0, 1, true)),
  lampPost(300, 800, 1, false),
  at(
    330,
    990,
    1.7,
    woman(0, 0, 0, 1, { pose: 'walk', behind: at(0, -103, 0.9, matka(0, 0)), right: [16, -104] }),
  ),
  child(1, 230, 1004, 1.7, { pose: 'walk' }),
  man(0, 690, 1010, 1.5, { pose: 'floor', look: -1 }),
  man(1, 780, 1010, 1.5, { pose: 'floor', look: -1 }),
  cow(130, 900, 1.2),
  dog(460, 1090, 1.6, '#C08A55', true),
  pot(60, 800, 1.6),
  pot(216, 800, 1.4),
  tufts(3, 1080, 30, C.grass, 0, 800, 1190),
  pebbles(5, 900, 60, '#8F6A45', 200, 700, 1190),
  hen(250, 1130, 2),
  bush(60, 1170, 2.4, C.grass, C.madder),
];

export const scenes = {
  talav,
  mandir,
  vav,
  chabutro: chabutroScene,
  bhavan,
  rasto,
  'bus-stand': busStand,
  banyan: banyanScene,
  gate,
  haveli,
  kuvo,
  river,
  dargah: dargahScene,
  smriti,
  'tree-park': treePark,
  map,
  placeholder,
  lost,
  path: lane,
};
