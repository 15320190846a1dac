// Old times, drawn through one brown glass: a sepia filter over ordinary scene parts.
import { cow, goat, hen } from '../animals.mjs';
import { at, circle, line, path, rect, times } from '../draw.mjs';
import { child, man, pupil, villager, woman } from '../dress.mjs';
import { house, hut, temple, toran, verandaHouse } from '../houses.mjs';
import { birds, cloud, hills, pebbles, sky, sun } from '../land.mjs';
import { C } from '../palette.mjs';
import { banyan, mango, palm, tree } from '../plants.mjs';
import { mat, matka, paper, portraitFrame, table } from '../things.mjs';
import { cart } from '../vehicles.mjs';

/** Warm brown print of the parts, with `strength` 0..1, and a paper border. */
const print = (strength, ...parts) => {
  const k = 1 - strength;
  const mix = (own, brown) => (own * k + brown * strength).toFixed(3);
  const matrix = [
    [0.34, 0.58, 0.14, 1],
    [0.29, 0.52, 0.12, 2],
    [0.22, 0.4, 0.1, 3],
  ]
    .map(
      ([r, g, b, row]) =>
        `${mix(row === 1 ? 1 : 0, r)} ${mix(row === 2 ? 1 : 0, g)} ${mix(row === 3 ? 1 : 0, b)} 0 0`,
    )
    .join(' ');
  return (
    `<defs><filter id="old" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feColorMatrix values="${matrix} 0 0 0 1 0"/></filter></defs><g filter="url(#old)">${rect(0, 0, 800, 450, '#EBDCBE')}${parts.flat(5).join('')}</g>` +
    rect(7, 7, 786, 436, 'none', 3, 'stroke="#F3E6CB" stroke-width="14"') +
    rect(14, 14, 772, 422, 'none', 2, 'stroke="#A98A5C" stroke-width="1.4"')
  );
};

const oldVillage = () =>
  print(0.94, [
    sky('sepia'),
    sun(140, 110, 36),
    cloud(560, 80, 1.2),
    hills(270, [40, 70, 30, 66, 40], '#CDBB90'),
    temple(470, 296, 0.9),
    hut(120, 310, 1.2),
    hut(250, 300, 0.9, '#CDAE80'),
    verandaHouse(560, 306, 150, 72, '#E3CDA0', '#A5764A'),
    palm(370, 304, 1.1),
    tree(740, 316, 1.3),
    mango(30, 320, 0.8),
    rect(0, 296, 800, 160, '#D3BC8A'),
    path('M360 300Q330 360 200 450H560Q520 360 430 300z', '#E3D0A4'),
    hut(90, 344, 1.3),
    line('M26 352H170', C.wood, 3),
    times(6, (i) => line(`M${32 + i * 26} 338v30`, C.wood, 3)),
    cart(610, 398, 1, path('M-60-60q10-34 50-36t56 36z', '#C9A866')),
    cow(736, 402, 0.9, '#EFE6D2'),
    woman(0, 300, 396, 1.06, { pose: 'walk', behind: at(0, -103, 0.9, matka(0, 0)), right: [16, -104] }),
    woman(2, 360, 404, 1.06, { pose: 'walk', behind: at(0, -103, 0.9, matka(0, 0)) }),
    man(4, 450, 410, 1.08, { right: [10, -62], hold: line('M0-20v64', C.wood, 3), look: -1 }),
    child(2, 500, 420, 1.1, { dress: undefined }),
    goat(200, 424, 1),
    hen(260, 432, 1),
    hen(140, 436, 1, '#EFE6D2', true),
    birds(300, 100, 1),
    pebbles(3, 380, 30),
  ]);

const charkha = (x, y, s) =>
  at(
    x,
    y,
    s,
    rect(-40, -5, 84, 6, C.wood),
    circle(22, -30, 24, 'none', `stroke="${C.wood}" stroke-width="4"`),
    times(8, (i) =>
      line(
        `M22-30L${(22 + Math.cos(i * 0.785) * 23).toFixed(1)} ${(-30 + Math.sin(i * 0.785) * 23).toFixed(1)}`,
        C.wood,
        2,
      ),
    ),
    line('M22-30V-4M-30-4V-22', C.wood, 4),
    line('M-30-20L22-53M-30-18L20-7', '#F4EFDD', 1.2),
    circle(22, -30, 4, C.turmeric),
    line('M-36-22h14', '#8A6238', 4),
  );
const khadi = { top: '#F4EFE0', bottom: '#EFE8D6', dress: undefined, sash: '#D8CDB0' };
const freedom = () =>
  print(0.45, [
    sky('sepia'),
    hills(260, [30, 60, 30, 50], '#CDBB90'),
    house(40, 286, 110, 66, '#EBDCB8'),
    verandaHouse(600, 288, 170, 86, '#E6D3A8'),
    rect(0, 280, 800, 180, '#D3BC8A'),
    banyan(400, 306, 1.06, false),
    line('M250 300V120', C.wood, 4),
    rect(252, 122, 84, 16, C.saffron),
    rect(252, 138, 84, 16, '#FFFDF6'),
    rect(252, 154, 84, 16, C.green),
    circle(297, 144, 5, 'none', `stroke="${C.indigo}" stroke-width="1.6"`),
    line('M284 152h22M286 152v-7L297 139', C.indigo, 1.4),
    rect(330, 306, 160, 22, '#CDB98C'),
    man(11, 410, 314, 1.04, {
      pose: 'floor',
      head: 'bare',
      headColour: '#B9B2A6',
      beard: 'moustache',
      glasses: true,
      old: true,
      ...khadi,
      dress: 'shawl',
      right: [26, -46],
    }),
    charkha(470, 322, 0.8),
    man(0, 340, 330, 1.06, { ...khadi, right: [14, -98], left: [-8, -60], look: 1, holdLeft: paper }),
    mat(400, 388, 640, 70, '#B59B6C', '#E3D3A8'),
    times(7, (i) =>
      (i % 3 === 1 ? woman : man)(i, 150 + i * 84, 378, 1, {
        pose: 'floor',
        ...(i % 3 === 1
          ? { bottom: '#EFE8D6', headColour: '#EFE8D6', head: 'veil', top: '#D8CDB0' }
          : { ...khadi, head: i % 2 ? 'cap' : 'turban', headColour: '#EDE3CC' }),
        back: i > 2 && i < 5,
      }),
    ),
    times(6, (i) =>
      (i % 3 === 2 ? woman : man)(i + 3, 90 + i * 126, 436, 1.2, {
        pose: 'floor',
        back: true,
        ...(i % 3 === 2
          ? { bottom: '#E9DFC6', headColour: '#E9DFC6', head: 'veil' }
          : { ...khadi, head: i % 2 ? 'cap' : 'bare' }),
      }),
    ),
    charkha(650, 412, 0.9),
    woman(7, 710, 416, 1.1, { pose: 'floor', look: -1, left: [-20, -44] }),
    man(2, 80, 392, 1.08, { ...khadi, head: 'cap', right: [18, -106], look: 1 }),
    pupil(1, 740, 350, 1, { ...khadi }),
  ]);

const firstPanchayat = () =>
  print(0.6, [
    rect(0, 0, 800, 450, '#E9D9B6'),
    rect(0, 250, 800, 70, '#C9B78E'),
    rect(0, 316, 800, 140, '#B9966A'),
    times(8, (i) => line(`M${400 + (i - 3.5) * 90} 320L${400 + (i - 3.5) * 230} 450`, 'rgb(0 0 0 / .08)', 2)),
    rect(0, 0, 800, 12, C.wood),
    times(7, (i) => rect(50 + i * 116, 0, 12, 34, C.wood)),
    rect(0, 30, 800, 8, C.wood),
    rect(60, 90, 120, 120, C.wood),
    rect(68, 98, 104, 104, '#CFDAD2'),
    path('M68 202v-30q40-30 104-6v36z', C.meadow),
    line('M120 98V202', C.wood, 4),
    rect(620, 80, 110, 170, C.wood),
    rect(628, 88, 94, 162, '#8A6238'),
    line('M675 88V250', C.wood, 4),
    portraitFrame(300, 120, 1.3, '#F4EFE0'),
    portraitFrame(400, 112, 1.4, '#DDE3DA'),
    portraitFrame(500, 120, 1.3, '#F4EFE0'),
    toran(230, 58, 340),
    circle(560, 100, 22, C.lime, 'stroke="#6B4B35" stroke-width="4"'),
    line('M560 100V86M560 100l9 6', C.ink, 2.4),
    [
      [190, 1],
      [270, 11],
      [350, 0],
      [450, 4],
      [530, 9],
      [610, 6],
    ]
      .map(([x, i]) =>
        man(i, x, 352, 1.24, {
          look: x < 400 ? 1 : -1,
          glasses: i === 11,
          left: i === 0 ? [-10, -64] : undefined,
          right: i === 0 ? [14, -64] : undefined,
        }),
      )
      .join(''),
    woman(7, 690, 352, 1.2, { look: -1 }),
    table(420, 404, 520, 62, '#8A6238', '#7F3B30'),
    at(340, 334, 1.3, paper),
    at(
      430,
      336,
      1.1,
      rect(-26, -16, 52, 22, '#FFFDF6'),
      line('M0-16v22M-20-8h14M-20-2h14M6-8h14M6-2h14', '#8A9896', 1.2),
    ),
    at(520, 336, 1, rect(-6, -16, 12, 16, C.indigo, 2), line('M0-16l10-18', C.lime, 2)),
    at(250, 336, 0.7, matka(0, 0, 1, '#8FA0A0')),
    [
      [70, 3],
      [150, 8],
      [330, 5],
      [500, 12],
      [660, 7],
      [750, 10],
    ]
      .map(([x, i]) => villager(i * 2, x, 462, 1.4, { back: true }))
      .join(''),
  ]);

export const scenes = { 'old-village': oldVillage, freedom, 'first-panchayat': firstPanchayat };
