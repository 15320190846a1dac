// Development works: water, light, roads' edges, cleanliness, energy.
import { buffalo, cow, hen } from '../animals.mjs';
import { at, circle, ellipse, fade, line, path, poly, rect, times } from '../draw.mjs';
import { child, man, pupil, villager, woman } from '../dress.mjs';
import { bunting, house, publicBuilding, verandaHouse } from '../houses.mjs';
import { lampPost, solarPanel, waterTower } from '../landmarks.mjs';
import { birds, cloud, ground, hills, pebbles, sky, stars, sun, moon, tufts } from '../land.mjs';
import { C } from '../palette.mjs';
import { bush, mango, palm, pot, sapling, tree } from '../plants.mjs';
import { basket, broom, cowDungHeap, matka, sack, spade } from '../things.mjs';
import { digger, tractor } from '../vehicles.mjs';

const worker = { head: 'helmet', dress: 'vest', top: '#7FA7A8', bottom: '#4A5560' };

const tanki = () => [
  sky('morning'),
  cloud(120, 70, 1.1),
  cloud(640, 100, 1.2),
  hills(330, [20, 44, 26, 50], C.meadow),
  ground(330, C.sand),
  house(30, 338, 100, 60),
  tree(170, 340, 0.9),
  verandaHouse(640, 342, 140, 76),
  tree(610, 340, 0.8),
  waterTower(400, 366, 1.12),
  bunting(140, 180, 320, 160, 44, 9),
  bunting(480, 160, 680, 190, 44, 9),
  rect(260, 398, 280, 3, C.madder),
  path('M392 400l-12-10v20zM400 400l12-10v20z', C.madder),
  line('M262 430v-34M538 430v-34', C.turmeric, 4),
  man(9, 370, 418, 1, { right: [24, -28], look: 1, hold: line('M0 0l8 4M0 4l8-4', C.ink, 2) }),
  woman(1, 326, 420, 0.98, { left: [-4, -60], right: [6, -60], look: 1 }),
  man(0, 438, 420, 1, { left: [-4, -64], right: [4, -64], look: -1 }),
  woman(4, 482, 422, 0.98, { look: -1, behind: matka(0, -103, 0.8, C.turmeric) }),
  [180, 226, 590, 634, 686]
    .map((x, i) =>
      villager(i * 2 + 3, x, 432, 0.96, {
        look: x < 400 ? 1 : -1,
        left: i % 2 ? [-3, -64] : undefined,
        right: i % 2 ? [4, -66] : undefined,
      }),
    )
    .join(''),
  pupil(1, 140, 434, 1),
  pupil(0, 730, 436, 1, { right: [18, -96] }),
];

const ropa = () => [
  sky('morning'),
  sun(650, 86, 36),
  hills(262, [40, 60, 40, 66], '#B5C99C'),
  tree(60, 268, 0.66),
  tree(740, 262, 0.7),
  mango(660, 266, 0.5),
  path('M0 330Q400 300 800 330V450H0z', '#A98258'),
  rect(0, 262, 800, 66, '#B9C48E'),
  path('M0 330Q400 296 800 330V450H0z', '#A98258'),
  path('M0 396Q400 372 800 396V450H0z', '#8F6A45'),
  [60, 240, 480, 700].map((x, i) => sapling(x, 344 - (i % 2) * 6, 0.74)).join(''),
  pupil(0, 130, 396, 1.2, {
    lean: 16,
    right: [24, -40],
    left: [10, -50],
    hold: line('M-4-16L10 30', '#8A6238', 3),
  }),
  sapling(186, 400, 0.9),
  woman(1, 250, 402, 1.06, {
    lean: 14,
    left: [-20, -40],
    right: [8, -44],
    look: -1,
    hold: at(0, 4, 1, path('M-10 0h20l-3 18h-14z', C.teal)),
  }),
  man(0, 372, 408, 1.1, { right: [26, -46], look: 1 }),
  sapling(426, 414, 1.1),
  pupil(1, 478, 412, 1.24, { left: [-26, -46], look: -1, right: [8, -50] }),
  man(3, 590, 414, 1.1, { right: [10, -58], hold: at(0, 0, 1, spade) }),
  sapling(660, 428, 1.16),
  child(1, 714, 430, 1.2, {
    left: [-24, -50],
    holdLeft: at(0, 4, 1, path('M-10 0h20l-3 18h-14z', C.madder)),
    look: -1,
  }),
  sapling(60, 440, 1.16),
  birds(300, 110, 1),
];

const divabatti = () => [
  sky('dusk'),
  stars(4, 36, 130),
  moon(130, 80, 22),
  hills(270, [30, 50, 24, 44], '#6B6A6E'),
  tree(60, 300, 1.1, '#2B463F', '#3C5C4A'),
  [
    [130, 90],
    [240, 76],
    [470, 70],
    [560, 96],
    [680, 100],
  ]
    .map(
      ([x, w], i) =>
        house(x, 304, w, 52 + (i % 2) * 10, ['#CDB99A', '#BFA98C', '#C9B08A'][i % 3], '#7D4438', '#274E54') +
        rect(x + w * 0.1, 304 - (52 + (i % 2) * 10) * 0.66, w * 0.17, 12, '#F8D77E') +
        rect(x + w * 0.74, 304 - (52 + (i % 2) * 10) * 0.66, w * 0.17, 12, '#F8D77E'),
    )
    .join(''),
  palm(766, 306, 1.1),
  rect(0, 300, 800, 160, '#7B6C5E'),
  poly([380, 300, 420, 300, 660, 450, 140, 450], '#94836F'),
  fade(
    0.35,
    ellipse(268, 350, 90, 14, '#F8DE94'),
    ellipse(560, 350, 90, 14, '#F8DE94'),
    ellipse(180, 426, 150, 20, '#F8DE94'),
    ellipse(650, 426, 150, 20, '#F8DE94'),
  ),
  lampPost(352, 308, 0.5),
  at(448, 308, '-0.5 0.5', lampPost(0, 0)),
  lampPost(240, 350, 0.96),
  at(586, 350, '-0.96 0.96', lampPost(0, 0)),
  lampPost(116, 428, 1.6),
  at(716, 428, '-1.6 1.6', lampPost(0, 0)),
  woman(0, 340, 402, 0.94, { pose: 'walk' }),
  woman(3, 382, 406, 0.94, { pose: 'walk' }),
  man(0, 490, 404, 0.94, { pose: 'walk', flip: true, right: [10, -60], hold: line('M0-18v60', C.wood, 3) }),
  child(1, 190, 430, 1, {
    pose: 'floor',
    right: [6, -50],
    hold: at(0, 0, 0.8, rect(-12, -8, 24, 14, '#FFFDF6')),
  }),
  child(0, 236, 434, 1, { pose: 'floor' }),
  pupil(1, 620, 434, 1.06),
];

const solar = () => [
  sky('noon'),
  sun(130, 90, 46),
  cloud(560, 70, 1.2),
  hills(320, [20, 50, 24, 44], C.meadow),
  ground(340, C.sand),
  tree(60, 346, 1.2),
  palm(744, 350, 1.4),
  publicBuilding(410, 352, {
    w: 470,
    h: 130,
    windows: 2,
    trim: C.brick,
    roof: C.teal,
    door: C.deepTeal,
    porch: false,
    mark:
      circle(0, 0, 6, C.turmeric) +
      times(8, (i) =>
        line(
          `M${Math.cos((i * Math.PI) / 4) * 8} ${Math.sin((i * Math.PI) / 4) * 8}L${Math.cos((i * Math.PI) / 4) * 12} ${Math.sin((i * Math.PI) / 4) * 12}`,
          C.turmeric,
          2,
        ),
      ),
  }),
  [-250, -162, 66, 154].map((x) => solarPanel(420 + x, 202, 0.86)).join(''),
  man(2, 290, 208, 0.66, { ...worker, right: [24, -40], look: 1 }),
  man(8, 548, 208, 0.66, { ...worker, look: -1, left: [-24, -46] }),
  line('M636 352L664 204M656 352L684 204', C.wood, 4),
  times(7, (i) => line(`M${639 + i * 3.4} ${334 - i * 20}h20`, C.wood, 3)),
  man(9, 330, 428, 1, { right: [16, -98], look: 0 }),
  pupil(0, 376, 430, 1.1),
  pupil(1, 416, 432, 1.1, { right: [14, -96] }),
  woman(8, 470, 430, 1, { left: [-14, -60] }),
  pupil(2, 520, 432, 1.1),
  bush(190, 370, 1.1, C.grass, C.madder),
  bush(640, 376, 0.9, C.grass, C.turmeric),
];

const biogas = () => [
  sky('morning'),
  cloud(500, 70, 1.1),
  hills(290, [20, 40, 20, 44], C.meadow),
  ground(290, '#C3BE86'),
  ground(352, C.sand, 6),
  verandaHouse(560, 330, 200, 96, C.lime, C.brick),
  tree(60, 320, 1.3),
  tree(516, 318, 0.9),
  rect(110, 250, 200, 66, '#D3C4A0'),
  poly([96, 254, 324, 254, 300, 224, 120, 224], '#9A7B49'),
  times(4, (i) => rect(112 + i * 64, 254, 6, 64, C.wood)),
  buffalo(170, 320, 0.72),
  cow(260, 322, 0.7, '#EFE6D2', true),
  at(
    400,
    380,
    1,
    ellipse(0, 6, 100, 20, '#A98E62'),
    path('M-90 0q0-74 90-78q90 4 90 78q-90 28-180 0z', '#E7DABB'),
    path('M20-76q70 10 70 76q-20 8-50 12q20-50-20-88z', '#D2C29B'),
    circle(0, -78, 8, '#39474A'),
    ellipse(0, 8, 92, 18, 'none', 'stroke="#B9A478" stroke-width="3"'),
  ),
  line('M400 300V280H590V268', C.turmeric, 6),
  circle(470, 280, 8, C.madder),
  at(262, 400, 1, rect(-30, -26, 60, 26, '#C9B58C'), ellipse(0, -26, 30, 8, '#7A6040')),
  cowDungHeap(110, 404, 1),
  woman(0, 214, 424, 1.06, {
    right: [26, -50],
    look: 1,
    hold: at(2, 10, 1, path('M-14-10h28l-6 16h-16z', '#8FA0A0')),
  }),
  at(
    640,
    400,
    1,
    rect(-34, -22, 68, 22, '#39474A'),
    path('M-14-24q-4-12 4-18q2 8 6-2q8 12 4 20z', '#4AA3B8'),
    ellipse(0, -40, 26, 7, '#AEBBB9'),
    path('M-24-40q2 18 24 18t24-18z', '#8FA0A0'),
  ),
  woman(3, 706, 424, 1.08, { left: [-26, -50], look: -1, holdLeft: line('M0 0L-18 6', '#8A6238', 3) }),
  man(3, 520, 420, 1.04, { look: -1, left: [-24, -70] }),
  hen(580, 436, 1.1),
  birds(300, 100, 1),
];

const gutter = () => [
  sky('noon'),
  cloud(200, 60, 1),
  rect(0, 250, 800, 210, '#CDB88A'),
  house(20, 262, 130, 84),
  verandaHouse(176, 264, 170, 80, '#F3E2BF'),
  house(520, 262, 120, 76, '#EFD9AE', C.madder),
  house(664, 262, 120, 90),
  tree(420, 262, 0.9),
  poly([0, 330, 800, 292, 800, 352, 0, 412], '#7A5A3E'),
  poly([0, 330, 800, 292, 800, 304, 0, 344], '#A98258'),
  poly([0, 366, 800, 318, 800, 342, 0, 396], '#5B4127'),
  times(9, (i) =>
    at(
      60 + i * 62,
      386 - i * 3.8,
      1,
      rect(-26, -20, 54, 22, '#BDB7A8', 3),
      ellipse(28, -9, 5, 11, '#9A9484'),
      ellipse(28, -9, 3, 7, '#4A443A'),
    ),
  ),
  path('M560 300q30-40 90-34q50 0 80 24l-20 6z', '#9B7650'),
  digger(640, 300, 0.96),
  man(2, 250, 380, 0.86, { ...worker, lean: 14, right: [22, -40], left: [8, -46], hold: at(0, 0, 1, spade) }),
  man(8, 400, 372, 0.86, {
    ...worker,
    headColour: C.lime,
    lean: 12,
    look: -1,
    left: [-22, -38],
    right: [-4, -40],
  }),
  man(9, 120, 440, 1.1, { right: [24, -70], look: 1 }),
  man(5, 176, 442, 1.08, {
    ...worker,
    right: [8, -56],
    left: [-8, -56],
    hold: at(-8, 2, 1, rect(-14, -10, 28, 20, '#FFFDF6'), line('M-8-4h16M-8 2h10', C.teal, 1.6)),
    look: 1,
  }),
  times(6, (i) =>
    at(
      470 + i * 56,
      434 - (i % 2) * 6,
      1,
      line('M0 0v-30', C.wood, 3),
      poly([-6, -30, 8, -30, 8, -24, -6, -24], i % 2 ? C.madder : C.lime),
    ),
  ),
  line('M470 410L750 406', C.madder, 3, 'stroke-dasharray="12 8"'),
  sack(330, 438, 1),
  sack(372, 440, 0.9),
];

const pipeline = () => [
  sky('morning'),
  sun(90, 90, 32),
  cloud(400, 70, 1.2),
  hills(260, [30, 50, 24, 50, 30], C.meadow),
  at(640, 268, 0.62, waterTower(0, 0)),
  tree(560, 270, 0.7),
  house(700, 270, 80, 50),
  tree(40, 280, 0.9),
  rect(0, 264, 800, 200, '#B9A869'),
  poly([600, 280, 622, 280, 520, 450, 300, 450], '#7A5A3E'),
  poly([604, 280, 618, 280, 470, 450, 350, 450], '#5B4127'),
  line('M610 282L410 450', '#2F6F8A', 17),
  line('M606 282L402 450', '#5B9BB4', 4),
  path('M596 284Q480 340 270 450H210Q440 320 580 280z', '#A98258'),
  times(5, (i) =>
    at(
      80 + i * 8,
      404 - i * 22,
      1,
      rect(0, -18, 190, 17, i % 2 ? '#2F6F8A' : '#3A7F9A', 8),
      ellipse(188, -9.5, 5, 8, '#1B3F4F'),
    ),
  ),
  man(5, 530, 360, 0.9, { ...worker, lean: 12, left: [-24, -34], right: [-4, -36], look: -1 }),
  man(2, 400, 330, 0.84, { ...worker, right: [20, -50], look: 1 }),
  man(8, 620, 424, 1.1, {
    ...worker,
    headColour: C.lime,
    lean: 10,
    left: [-26, -40],
    right: [0, -46],
    look: -1,
    holdLeft: at(0, 0, 1, spade),
  }),
  tractor(700, 352, 0.7, true, C.teal),
  man(0, 336, 432, 1.08, { left: [-20, -70], look: 1 }),
  pebbles(3, 380, 30, '#6F5C3E', 560, 800),
  tufts(6, 420, 10, C.grass, 640, 800),
  birds(250, 120, 0.9),
];

const toilets = () => [
  sky('noon'),
  cloud(140, 80, 1.1),
  cloud(620, 60, 1),
  hills(310, [20, 44, 20, 40], C.meadow),
  ground(320, '#BFBF88'),
  ground(360, C.sand),
  tree(70, 340, 1.3),
  mango(730, 340, 1.1, C.turmeric),
  rect(180, 206, 440, 150, C.lime),
  rect(166, 190, 468, 22, C.teal),
  rect(180, 322, 440, 34, '#BFDAD6'),
  times(22, (i) => line(`M${180 + i * 20} 322v34`, '#FFFFFF', 1.4)),
  line('M180 339h440', '#FFFFFF', 1.4),
  [220, 296, 460, 536]
    .map(
      (x, i) =>
        rect(x, 246, 46, 110, i < 2 ? C.teal : C.madder) +
        circle(x + 38, 304, 2.6, C.turmeric) +
        rect(x + 8, 224, 30, 12, '#DCE8E4'),
    )
    .join(''),
  rect(372, 206, 56, 150, '#F1E4C8'),
  at(244, 280, 1, circle(0, -9, 5, C.lime), path('M-7-2h14v18h-14z', C.lime)),
  at(320, 280, 1, circle(0, -9, 5, C.lime), path('M-7-2h14v18h-14z', C.lime)),
  at(484, 280, 1, circle(0, -9, 5, C.lime), path('M0-4l9 20h-18z', C.lime)),
  at(560, 280, 1, circle(0, -9, 5, C.lime), path('M0-4l9 20h-18z', C.lime)),
  rect(560, 150, 56, 40, '#26302F', 6),
  rect(564, 142, 48, 10, '#39474A', 4),
  rect(384, 318, 32, 8, '#FFFFFF', 3),
  line('M400 318v-14h10', '#8FA0A0', 4),
  path('M408 308q4 8 0 10q-4-2 0-10z', '#7FC0D0'),
  pupil(0, 400, 382, 1.12, { back: true, left: [-6, -66], right: [6, -66] }),
  pupil(1, 508, 404, 1.16, { pose: 'walk' }),
  pupil(3, 550, 408, 1.16, { pose: 'walk' }),
  woman(8, 316, 410, 1.06, { right: [22, -66], look: 1 }),
  pupil(2, 262, 412, 1.16),
  pot(160, 376, 1),
  pot(640, 376, 1),
  path('M180 450Q400 380 620 450z', '#E3D3A8'),
  birds(330, 90, 1),
];

const safai = () => [
  sky('morning'),
  sun(720, 80, 28),
  cloud(180, 60, 1),
  rect(0, 250, 800, 210, '#D3BD8C'),
  verandaHouse(10, 272, 180, 92),
  house(220, 270, 110, 72, '#F3E2BF', C.madder, C.leaf),
  verandaHouse(440, 272, 160, 80, '#EFD9AE', C.madder),
  house(640, 272, 130, 90),
  tree(380, 274, 1.1),
  path('M0 300H800V450H0z', '#D9C69A'),
  fade(
    0.5,
    times(14, (i) => ellipse(90 + i * 52, 420 - ((i * 37) % 70), 34, 6, '#EBDDB9')),
  ),
  times(16, (i) =>
    at(
      120 + i * 36,
      428 - ((i * 23) % 60),
      1,
      path('M0 0q6-6 12 0q-6 5-12 0z', i % 2 ? '#9A7B3A' : '#B4703C'),
    ),
  ),
  man(0, 120, 402, 1.1, { lean: 12, right: [18, -52], left: [6, -64], hold: broom }),
  woman(2, 250, 392, 1.04, { lean: 12, right: [18, -50], left: [6, -62], hold: broom }),
  child(4, 336, 420, 1.2, { lean: 18, right: [20, -44], left: [10, -56], hold: at(0, 0, 0.8, broom) }),
  woman(1, 440, 408, 1.08, { left: [-20, -40], right: [20, -40], hold: basket(-20, 8, 0.9, '#B4703C') }),
  man(8, 556, 414, 1.08, { flip: true, lean: 12, right: [18, -50], left: [6, -62], hold: broom }),
  at(
    650,
    410,
    1.1,
    path('M-22 0l-5-58h54l-5 58z', C.teal),
    rect(-30, -66, 60, 9, C.deepTeal),
    circle(0, -28, 9, 'none', 'stroke="#FBF6E9" stroke-width="3"'),
  ),
  pupil(1, 712, 424, 1.2, { left: [-24, -84], look: -1, holdLeft: rect(-8, -10, 12, 14, '#FFFDF6') }),
  bunting(190, 176, 440, 176, 40, 12),
];

export const scenes = { tanki, ropa, divabatti, solar, biogas, gutter, pipeline, toilets, safai };
