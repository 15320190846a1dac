// Fields, water and weather around the village.
import { calf, cow, dog, goat, hen, peacock } from '../animals.mjs';
import { at, circle, ellipse, fade, line, path, poly, random, rect, times } from '../draw.mjs';
import { child, man, woman } from '../dress.mjs';
import { house, hut, temple, verandaHouse } from '../houses.mjs';
import { birds, cloud, ground, hills, pebbles, rain, ripples, road, sky, sun, tufts } from '../land.mjs';
import { C } from '../palette.mjs';
import { bush, cottonPlant, furrows, mango, palm, poplar, sapling, tree, wheatTuft } from '../plants.mjs';
import { basket, sack, spade } from '../things.mjs';
import { cart, tractor, trolley } from '../vehicles.mjs';

const khet = () => [
  sky('morning'),
  sun(150, 110, 38),
  hills(250, [20, 60, 30, 66, 24, 50], '#A9BFA2'),
  hills(256, [12, 26, 10, 22], '#8AA87E'),
  house(610, 256, 58, 34),
  tree(90, 258, 0.55),
  tree(700, 258, 0.6),
  palm(742, 260, 0.62),
  rect(0, 252, 800, 200, C.grass),
  furrows(420, 252, [C.gold, C.grass]),
  tractor(450, 346, 0.86, true, C.madder, man(1, 24, -14, 0.7, { pose: 'chair' })),
  woman(0, 190, 414, 1, { lean: 30, right: [26, -30], left: [6, -34], hold: wheatTuft(0, 16, 0.5, C.leaf) }),
  woman(4, 268, 424, 1, { right: [26, -54], hold: basket(4, 8, 0.6, C.grass) }),
  man(0, 640, 420, 1.04, { right: [10, -62], hold: at(0, 0, 1, spade), look: -1 }),
  birds(520, 90, 1),
];

const sunrise = () => {
  const rays = times(15, (i) =>
    poly(
      [
        400,
        262,
        400 + Math.cos((i / 14) * Math.PI) * 700 - 12,
        262 - Math.sin((i / 14) * Math.PI) * 700,
        400 + Math.cos((i / 14) * Math.PI) * 700 + 26,
        262 - Math.sin((i / 14) * Math.PI) * 700,
      ],
      '#FBE7B4',
    ),
  );
  return [
    sky('evening'),
    fade(0.3, rays),
    sun(400, 250, 84, '#E8A03C'),
    hills(272, [40, 70, 24, 16, 24, 64, 44], '#C7A874'),
    hills(284, [30, 20, 34, 20], '#A3A66E'),
    tree(96, 292, 0.9, '#48583A', '#66763F'),
    palm(700, 300, 1.1),
    hut(620, 296, 0.6, '#B98E5E'),
    rect(0, 284, 800, 170, '#7D8F4C'),
    furrows(400, 284, ['#93A055', '#75874A', '#A9A85A'], 17),
    fade(0.35, poly([392, 284, 408, 284, 470, 450, 330, 450], '#FBE0A0')),
    man(1, 240, 392, 0.96, { pose: 'walk', right: [12, -62], hold: line('M0-26L-6 70', C.wood, 3) }),
    cow(140, 398, 0.8, '#E8D9BC'),
    cow(330, 400, 0.8, '#DCC8A4'),
    birds(170, 110, 1.1, '#5B4634'),
    birds(560, 80, 0.8, '#5B4634'),
  ];
};

const monsoon = () => [
  sky('rain'),
  cloud(60, 80, 2.4, '#6F878C'),
  cloud(300, 60, 2.8, '#7D9397'),
  cloud(580, 84, 2.6, '#6F878C'),
  hills(270, [50, 80, 40, 90, 60], '#7F9C8C'),
  hills(290, [20, 36, 20, 40], '#6B8F6B'),
  rect(0, 284, 800, 170, '#7C9F5E'),
  house(70, 300, 110, 66, '#EFE7D3', '#9A4836'),
  verandaHouse(220, 306, 150, 70, '#EAD9B4', '#9A4836'),
  temple(470, 300, 0.76),
  tree(600, 306, 1.2, '#2F5540', '#4A7A50'),
  palm(720, 310, 1.2),
  road(330, 310, 260, 190, '#A98C66'),
  ellipse(300, 396, 70, 12, '#93AEB0'),
  ellipse(420, 430, 50, 9, '#93AEB0'),
  ellipse(200, 350, 34, 6, '#93AEB0'),
  path('M520 450Q560 380 800 372V450z', '#6F9AA0'),
  times(30, (i) =>
    at(
      560 + (i % 10) * 26,
      346 + Math.floor(i / 10) * 12,
      0.6,
      line('M0 0q-2-10-7-14M0 0v-18M0 0q2-10 7-14', '#CFE08E', 3),
    ),
  ),
  man(2, 300, 388, 1, {
    pose: 'walk',
    right: [12, -86],
    left: [14, -70],
    behind: at(
      12,
      -150,
      1,
      line('M0 10V80', C.ink, 2.4),
      path(
        'M-52 14Q-46-34 0-36Q46-34 52 14q-9-9-17 0q-9-9-18 0q-8-9-17 0q-9-9-17 0q-9-9-18 0q-8-9-17 0z',
        C.madder,
      ),
    ),
  }),
  child(1, 388, 404, 1.05, { right: [22, -96], left: [-22, -96] }),
  child(4, 446, 400, 1.05, { pose: 'run', right: [24, -90] }),
  goat(130, 326, 0.7),
  rain(5, 150),
];

const cotton = () => {
  const next = random(3);
  return [
    sky('noon'),
    cloud(160, 80, 1.2),
    cloud(600, 60, 1),
    sun(700, 90, 30),
    hills(250, [30, 44, 20, 52], C.meadow),
    tree(60, 260, 0.7),
    tree(560, 258, 0.5),
    house(640, 258, 70, 42),
    mango(742, 262, 0.5),
    rect(0, 250, 800, 210, '#8A7A4E'),
    furrows(400, 250, ['#7E9A58', '#96805A'], 21),
    times(14, (i) => cottonPlant(20 + i * 60 + next() * 8, 292, 0.5)),
    times(12, (i) => cottonPlant(6 + i * 72, 326, 0.72)),
    woman(0, 190, 386, 0.98, {
      lean: 12,
      right: [24, -46],
      left: [4, -50],
      look: 1,
      holdLeft: path('M-12 0q-6 26 10 32h8q12-10 6-32z', '#F4EBD5'),
    }),
    woman(2, 470, 392, 1, {
      right: [26, -50],
      left: [-20, -56],
      holdLeft: sack(-8, 30, 0.7, '#F4EBD5'),
      look: 1,
    }),
    man(0, 640, 384, 0.96, {
      left: [-12, -96],
      right: [12, -96],
      behind: at(
        0,
        -98,
        1,
        path('M-34 0q-6-34 34-38q40 4 34 38z', '#FBF6E9'),
        line('M-24-8q24-14 48 0', '#D8CBA8', 2),
      ),
    }),
    times(9, (i) => cottonPlant(40 + i * 92, 408, 1)),
    times(8, (i) => cottonPlant(-6 + i * 116, 456, 1.25)),
    birds(350, 90, 0.9),
  ];
};

const wheat = () => [
  sky('evening'),
  cloud(240, 74, 1, '#FFF4DC'),
  sun(96, 120, 36),
  hills(230, [24, 50, 26, 60, 30], '#C9B27E'),
  tree(690, 240, 0.8),
  mango(770, 244, 0.7),
  hut(600, 242, 0.5),
  rect(0, 232, 800, 220, '#DDB04C'),
  furrows(240, 232, ['#D9A63E', '#E3BB60', '#CE9A36'], 19),
  path('M420 240Q560 300 520 450H800V236z', '#D8BF85'),
  pebbles(4, 330, 40, '#A67F3F', 540, 800),
  tractor(610, 332, 0.8, true, C.teal, man(8, 24, -14, 0.7, { pose: 'chair' })),
  trolley(
    716,
    330,
    0.8,
    path('M-58-62q10-40 58-40t58 40z', '#D9A63E') + line('M-40-70q30-20 80 0', '#B98A3A', 2),
    C.madder,
  ),
  times(4, (i) =>
    at(
      580 + i * 54,
      396 + (i % 2) * 30,
      1,
      path('M-24 0q6-30 18-32t18-2q14 4 18 34z', '#CF9F3C'),
      line('M-14-16h36', C.wood, 3),
      line('M-12-30l-6-12M0-33v-14M12-32l7-12', '#B98A3A', 3),
    ),
  ),
  times(26, (i) => wheatTuft((i % 13) * 34 + 4, 330 + Math.floor(i / 13) * 44, 0.86)),
  woman(4, 130, 412, 1.06, {
    lean: 26,
    right: [26, -28],
    left: [10, -30],
    hold: line('M0 0q18 2 18 18', '#6E7B7B', 3),
  }),
  man(1, 260, 416, 1.06, {
    lean: 22,
    right: [26, -30],
    left: [12, -34],
    hold: line('M0 0q18 2 18 18', '#6E7B7B', 3),
  }),
  woman(0, 480, 424, 1.06, {
    pose: 'walk',
    right: [12, -104],
    behind: at(
      0,
      -106,
      1,
      path('M-34 0q-4-18 34-20q38 2 34 20z', '#CF9F3C'),
      line('M-38-6l-12-6M38-6l12-6M-30-14l-14-8M30-14l14-8', '#B98A3A', 3),
    ),
  }),
  times(14, (i) => wheatTuft(i * 30 - 6, 454, 1.05)),
  birds(420, 100, 1),
];

const peacockScene = () => [
  sky('dawn'),
  sun(180, 150, 48, '#EDB863'),
  hills(330, [60, 90, 50, 80], '#D6C498'),
  tree(120, 350, 1.2),
  house(210, 346, 100, 62),
  house(330, 346, 80, 50, '#F3E2BF', C.madder),
  palm(720, 350, 1.5),
  ground(344, '#BFBB84'),
  rect(-10, 316, 830, 140, C.lime),
  rect(-10, 304, 830, 16, C.brick),
  times(14, (i) => rect(14 + i * 60, 344 + (i % 3) * 26, 26, 9, '#E4D5B2')),
  times(9, (i) =>
    poly(
      [40 + i * 90, 430, 58 + i * 90, 412, 76 + i * 90, 430, 58 + i * 90, 448],
      i % 2 ? C.turmeric : C.madder,
      'opacity=".55"',
    ),
  ),
  peacock(470, 304, 1.36),
  bush(690, 318, 1.3, C.grass, '#E9B7B5'),
  bush(750, 310, 1.1, C.leaf, C.madder),
  path('M770 316q-60 20-70 84M790 316q-20 40-30 60', 'none', 'stroke="#3D5E45" stroke-width="4"'),
  times(10, (i) => ellipse(762 - i * 6, 322 + i * 8, 7, 4, C.grass)),
  birds(330, 90, 1),
];

const cows = () => [
  sky('evening'),
  sun(640, 190, 54, '#E39C3E'),
  hills(290, [40, 60, 30, 70, 40], '#CDAA78'),
  hills(304, [20, 34, 14, 30], '#A9A06A'),
  tree(80, 320, 1.3, '#4B5A38', '#6C7A42'),
  hut(240, 310, 0.7),
  house(300, 312, 84, 52, '#F6E3BC'),
  palm(760, 316, 1.1),
  ground(306, '#B9A869'),
  path('M640 306Q300 330 60 450H620Q640 360 700 306z', '#D9BC86'),
  fade(
    0.4,
    times(14, (i) => ellipse(120 + i * 44, 424 - ((i * 31) % 60), 40, 9, '#F3E3BC')),
  ),
  cow(600, 350, 0.62, '#C99B6B', true),
  cow(520, 362, 0.7, '#EFE6D2', true),
  cow(426, 382, 0.86, '#DCCBAE', true),
  calf(330, 392, 1, true),
  cow(236, 404, 1.02, '#F2EAD8', true),
  calf(120, 424, 1.1, true, '#EFE0C2'),
  man(1, 690, 372, 0.9, {
    pose: 'walk',
    flip: true,
    right: [18, -70],
    hold: line('M-20-30L20 56', C.wood, 3),
  }),
  child(2, 350, 436, 1, {
    pose: 'walk',
    flip: true,
    right: [22, -62],
    hold: line('M0 0L14-34', C.wood, 2.4),
  }),
  dog(440, 434, 0.9, '#8A5F3C', true),
  birds(300, 110, 1.2, '#5B4634'),
];

const bullockCart = () => [
  sky('dawn'),
  cloud(130, 90, 1.2, '#FFF4E0'),
  sun(560, 140, 34),
  hills(280, [40, 70, 40, 90, 50, 66], '#CDBB8C'),
  hills(296, [20, 30, 14, 28], '#A9B27C'),
  poplar(60, 320, 0.8),
  poplar(120, 314, 0.7),
  tree(710, 318, 1.1),
  rect(0, 300, 800, 160, '#AFB574'),
  times(40, (i) =>
    at(
      (i * 53) % 800,
      316 + ((i * 7) % 26),
      0.7,
      line('M0 0q-2-8-6-12M0 0v-14M0 0q2-8 6-12', '#8A9A4E', 2.4),
    ),
  ),
  path('M0 360Q400 336 800 360V430Q400 412 0 430z', C.sand),
  line('M0 378Q400 356 800 378M0 412Q400 392 800 412', '#C2A66E', 3),
  cart(
    300,
    402,
    1.2,
    path('M-70-60q-6-46 56-50t64 50z', '#DDB65A') +
      line('M-50-76q40-22 84 0M-40-92q30-14 66 0', '#B98A3A', 2.4),
  ),
  at(
    392,
    346,
    1,
    man(4, 0, 0, 0.9, { pose: 'floor', right: [30, -48], hold: line('M-6 4L60-30', C.wood, 2.6) }),
  ),
  cow(560, 404, 1.16, '#F2EAD8'),
  cow(536, 416, 1.16, '#E2D2B4'),
  line('M450 344L520 346L570 334', '#5A4636', 5),
  rect(560, 318, 12, 34, C.wood, 4),
  circle(566, 352, 4, C.turmeric),
  child(3, 200, 420, 1.05, { pose: 'run', right: [24, -84] }),
  hen(90, 440, 1.2),
  tufts(8, 436, 16),
  birds(300, 110, 1),
];

const canal = () => [
  sky('noon'),
  cloud(500, 70, 1.3),
  hills(240, [20, 40, 16, 36], C.meadow),
  rect(0, 236, 800, 220, '#8FAE5F'),
  furrows(400, 238, ['#A6BE6C', '#7E9E54'], 19),
  tree(70, 260, 0.7),
  poplar(560, 250, 0.5),
  poplar(600, 252, 0.56),
  poplar(648, 254, 0.62),
  palm(720, 260, 0.8),
  poly([384, 238, 396, 238, 330, 450, 120, 450], '#C9C3B2'),
  poly([388, 238, 400, 238, 490, 450, 300, 450], '#C9C3B2', 'opacity="0"'),
  poly([392, 238, 414, 238, 640, 450, 210, 450], '#D8D2C0'),
  poly([397, 240, 409, 240, 560, 450, 284, 450], C.water),
  ripples(2, 290, 440, 9, 380, 440),
  rect(330, 300, 150, 12, C.stone),
  rect(330, 312, 12, 26, '#B9AE92'),
  rect(468, 312, 12, 26, '#B9AE92'),
  line('M340 300v-20h130v20M384 280v20M426 280v20', '#8C8574', 3),
  rect(396, 268, 18, 60, C.teal),
  line('M392 262h26', C.ink, 4),
  poly([600, 420, 800, 400, 800, 416, 616, 434], C.water),
  poly([230, 420, 0, 400, 0, 414, 220, 432], C.water),
  man(3, 404, 300, 0.62, { left: [-3, -70], right: [6, -66] }),
  man(0, 690, 396, 1.1, { lean: 14, right: [24, -40], left: [12, -50], hold: at(0, 0, 1, spade), look: 1 }),
  woman(2, 110, 398, 1.1, { pose: 'walk', right: [14, -104], behind: basket(0, -98, 0.9, C.grass) }),
  tufts(2, 410, 14, '#5C7F4C', 640, 800),
  tufts(4, 420, 12, '#5C7F4C', 0, 200),
  times(3, (i) =>
    at(
      180 + i * 26,
      436 - i * 6,
      1,
      path('M0 0q10-4 12-18q2-6 8-4l-4 4q0 16-4 20z', '#FFFDF6'),
      line('M6 0v8M10 0v8', C.ink, 1.4),
    ),
  ),
  birds(160, 100, 1),
];

const checkDam = () => [
  sky('morning'),
  cloud(180, 60, 1),
  hills(210, [70, 110, 60, 120, 70, 96], '#B5B38A'),
  hills(230, [30, 50, 24, 44], '#93A878'),
  path('M120 232Q400 220 700 232L760 300H40z', C.water),
  ripples(6, 242, 290, 8, 150, 480),
  tree(60, 260, 0.9),
  tree(740, 264, 0.9),
  mango(690, 244, 0.5),
  rect(0, 288, 90, 170, '#A9A06A'),
  rect(710, 288, 90, 170, '#A9A06A'),
  rect(60, 286, 680, 22, '#D8D2C0'),
  poly([80, 308, 720, 308, 690, 376, 110, 376], '#C2BAA5'),
  times(8, (i) => rect(110 + i * 84, 276, 12, 100, '#ADA58F')),
  fade(0.85, poly([290, 296, 510, 296, 520, 378, 280, 378], C.glint)),
  times(12, (i) => line(`M${294 + i * 19} 300v74`, '#FFFFFF', 2, 'opacity=".6"')),
  path('M0 376H800V450H0z', '#A39A6C'),
  path('M200 376H600Q700 410 640 450H160Q110 410 200 376z', C.water),
  times(9, (i) => ellipse(290 + i * 28, 380 + (i % 2) * 4, 16, 5, '#F2F7F2')),
  ripples(8, 398, 440, 8, 210, 400),
  pebbles(3, 384, 30, '#6F5C3E', 0, 150),
  pebbles(6, 384, 30, '#6F5C3E', 660, 800),
  times(6, (i) => ellipse(150 + i * 8 + (i > 2 ? 460 : 0), 386 + ((i * 17) % 40), 16, 9, '#8C8574')),
  man(9, 140, 288, 0.8, { right: [22, -82], look: 1 }),
  man(2, 180, 288, 0.8, { look: 1 }),
  woman(3, 620, 288, 0.78, { look: -1 }),
  child(0, 660, 288, 0.9, { right: [-10, -92], look: -1 }),
  goat(70, 420, 1),
  cow(740, 432, 0.8, '#EFE6D2', true),
  birds(420, 60, 1),
];

const drip = () => [
  sky('morning'),
  sun(680, 90, 34),
  hills(230, [24, 50, 20, 46], C.meadow),
  tree(110, 246, 0.6),
  house(180, 246, 70, 42),
  tree(640, 246, 0.5),
  rect(0, 238, 800, 220, '#9B7650'),
  furrows(400, 238, ['#A98258', '#8F6A45'], 13, 1500),
  at(
    680,
    300,
    1,
    rect(-50, -62, 100, 62, C.lime),
    poly([-60, -62, 0, -92, 60, -62], C.brick),
    rect(-14, -42, 28, 42, C.teal),
    rect(-112, -64, 50, 64, '#2E5B5F', 6),
    rect(-112, -50, 50, 4, C.turmeric),
  ),
  line('M568 290H60L30 450', '#26302F', 6),
  times(5, (r) => {
    const y = 284 + r * r * 8 + r * 6;
    const s = 0.42 + r * 0.16;
    return (
      line(`M${120 - r * 28} ${y}H${620 + r * 40}`, '#26302F', 2 + r * 0.7) +
      times(8, (i) => {
        const x = 150 - r * 26 + i * (64 + r * 9);
        return (
          ellipse(x, y + 3, 22 * s, 6 * s, '#5F4227') +
          sapling(x, y, s * 0.8) +
          path(
            `M${x + 12 * s} ${y - 2}q${4 * s} ${8 * s} 0 ${12 * s}q-${4 * s}-${4 * s} 0-${12 * s}z`,
            '#7FC0D0',
          )
        );
      })
    );
  }),
  man(3, 700, 424, 1.1, { pose: 'floor', left: [-26, -28], look: -1 }),
  woman(1, 620, 410, 1.06, { look: -1, left: [-20, -56], holdLeft: basket(-6, 4, 0.6, C.madder) }),
  birds(320, 90, 1),
];

export const scenes = {
  khet,
  sunrise,
  monsoon,
  cotton,
  wheat,
  peacock: peacockScene,
  cows,
  'bullock-cart': bullockCart,
  canal,
  'check-dam': checkDam,
  drip,
};
