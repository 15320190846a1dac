// One portrait composer: 26 men and 22 women of Motipura, ages 25 to 75, no two alike.
import { circle, ellipse, line, path, rect, sheet, times } from './draw.mjs';

const GROUNDS = [
  '#DDE7E1',
  '#E3E0EA',
  '#F0E4D3',
  '#E8E3D6',
  '#DCE6EC',
  '#EBDAD2',
  '#E3EBD9',
  '#EFE1D0',
  '#D9E4E8',
  '#F2E8CF',
];
const SKINS = ['#B98258', '#9F6840', '#C8956B', '#8A5836', '#AF7850', '#A86F47', '#BD8860'];
const HAIR = { dark: '#26211F', brown: '#3A2A22', grey: '#8F8880', white: '#C9C3BA' };
const EYE = '#2A1D16';

const MEN = [
  { top: '#F6F1E4', vest: '#2A5358', head: 'cap' },
  { top: '#FBF6E9', head: 'turban', cloth: '#9E3B31', beard: 'moustache', hair: 'grey' },
  { top: '#DCE6EC', jacket: '#34444F', glasses: 1 },
  { top: '#C9D6DE', beard: 'moustache' },
  { top: '#DDE7E4', hair: 'grey', glasses: 1, beard: 'moustache', old: 1 },
  { top: '#F4E7C8', jacket: '#6B4A35', head: 'turban', cloth: '#E3A63B', beard: 'moustache', hair: 'grey' },
  { top: '#8FA79E', cut: 'side' },
  { top: '#FBF6E9', vest: '#7A4A32', hair: 'white', old: 1, cut: 'bald', glasses: 1 },
  { top: '#E6EDE6', head: 'skullcap', beard: 'full' },
  { top: '#B5695A', cut: 'wave', stubble: 1 },
  { top: '#FBF6E9', head: 'turban', cloth: '#F3ECDA', beard: 'full', hair: 'white', old: 1 },
  { top: '#5E7F8C', cut: 'short', wide: 1 },
  { top: '#F1E9D6', vest: '#3F5178', cut: 'side', beard: 'moustache', hair: 'brown' },
  { top: '#D9C28A', cut: 'bald', hair: 'grey', beard: 'moustache', wide: 1 },
  { top: '#DDE7E4', jacket: '#2F4A44', cut: 'wave', glasses: 1 },
  { top: '#C7B299', cut: 'short', beard: 'trim', hair: 'brown' },
  { top: '#FBF6E9', head: 'cap', hair: 'white', old: 1, glasses: 1 },
  { top: '#7C8F63', cut: 'wave', beard: 'moustache', slim: 1 },
  { top: '#F4EFE0', head: 'turban', cloth: '#2F6F62', beard: 'moustache', wide: 1 },
  { top: '#E7E1F0', jacket: '#4B3A52', cut: 'side', hair: 'grey', old: 1 },
  { top: '#AFC4CF', cut: 'short', slim: 1 },
  { top: '#E9D7B4', vest: '#8E3F36', cut: 'side', glasses: 1, beard: 'moustache', hair: 'grey' },
  { top: '#F6F1E4', cut: 'wave', beard: 'full', hair: 'brown' },
  { top: '#D8E4DC', head: 'skullcap', beard: 'trim', hair: 'grey', old: 1, glasses: 1 },
  { top: '#35566A', jacket: '#26363F', cut: 'short', tie: '#9E3B31' },
  { top: '#F2E6CF', head: 'turban', cloth: '#C9822B', beard: 'full', hair: 'grey', old: 1, slim: 1 },
];

const WOMEN = [
  { sari: '#7A3B54', veil: '#8E3F5B' },
  { sari: '#3F5178', blouse: '#C96F4A', style: 'bun' },
  { sari: '#2F6F62', veil: '#2C7F6B' },
  { sari: '#B5563F', blouse: '#1F6A70', style: 'parting', glasses: 1 },
  { sari: '#F1E9D6', veil: '#F1E9D6', edge: '#1F6A70', hair: 'white', old: 1 },
  { dress: '#4E8A86', shawl: '#F1E4C8', style: 'open' },
  { sari: '#C9822B', veil: '#C9822B', edge: '#9E3B31', nose: 1 },
  { sari: '#5B3A52', blouse: '#D9A441', style: 'bun', hair: 'grey', glasses: 1, old: 1 },
  { sari: '#9E3B31', blouse: '#E3A63B', style: 'flowers' },
  { dress: '#8E5C86', shawl: '#E9DDEB', style: 'plait' },
  { sari: '#1F6A70', blouse: '#9E3B31', style: 'parting', nose: 1 },
  { sari: '#E3C48A', blouse: '#5E7F8C', style: 'bun', hair: 'grey', old: 1 },
  { sari: '#9E3B31', veil: '#A9443A', edge: '#F0D9A0', nose: 1 },
  { dress: '#C7A24A', shawl: '#7A3B54', style: 'plait', glasses: 1 },
  { sari: '#6E8F58', blouse: '#F1E4C8', style: 'flowers', wide: 1 },
  { dress: '#34444F', shawl: '#DCE6EC', style: 'short', glasses: 1 },
  { sari: '#B25B72', blouse: '#5B3A52', style: 'parting', slim: 1 },
  { sari: '#2F4A66', veil: '#375779', edge: '#E0A93C', hair: 'grey', old: 1, glasses: 1 },
  { sari: '#D9765A', blouse: '#2F6F62', style: 'open', slim: 1 },
  { dress: '#2F6F62', veil: '#DCEBE4', edge: '#B9CFC4' },
  { sari: '#8A6A9A', blouse: '#F0D9A0', style: 'bun', nose: 1, wide: 1 },
  { sari: '#EFE7D4', blouse: '#8FA79E', style: 'parting', hair: 'white', old: 1 },
];

const shoulders = 'M18 250c2-46 22-62 52-68h60c30 6 50 22 52 68z';

function faceShape(o) {
  const w = o.wide ? 35 : o.slim ? 29.5 : 32;
  return (
    path(
      `M${100 - w} 100c0-30 14-44 ${w}-44s${w} 14 ${w} 44c0 34-${w - 18} 58-${w} 58s-${w}-24-${w}-58z`,
      o.skin,
    ) +
    ellipse(100 - w - 1, 110, 6, 11, o.skin) +
    ellipse(100 + w + 1, 110, 6, 11, o.skin)
  );
}

function features(o) {
  const brow = o.old ? HAIR.grey : EYE;
  const smile = 4 + (o.index % 4) * 2;
  return [
    ellipse(87, 106, 3.4, 2.8, EYE, 'opacity=".8"'),
    ellipse(113, 106, 3.4, 2.8, EYE, 'opacity=".8"'),
    line(
      o.woman ? 'M80 97q7-5 13-1M107 96q6-4 13 1' : 'M79 97q7-4 14 0M107 97q7-4 14 0',
      brow,
      o.woman ? 2.2 : 3.2,
      'opacity=".6"',
    ),
    o.woman ? line('M81 104q6-5 12 0M107 104q6-5 12 0', EYE, 1.4, 'opacity=".7"') : '',
    path('M100 106l5 18h-9z', '#000', 'opacity=".1"'),
    o.old
      ? line(
          'M80 116q5 3 10 1M110 117q5 2 10-1M84 128q-3 5-2 10M116 128q3 5 2 10M88 84q12-3 24 0',
          '#000',
          1.6,
          'opacity=".13"',
        )
      : '',
    o.woman
      ? path(`M90 138q10 ${smile + 5} 20 0q-10-3-20 0z`, '#A4483F', 'opacity=".8"')
      : line(`M90 140q10 ${smile} 20 0`, EYE, 3, 'opacity=".5"'),
    o.glasses
      ? `<g fill="#fff" fill-opacity=".22" stroke="#2a2522" stroke-width="2.4">${o.index % 2 ? '<rect x="75" y="98" width="22" height="18" rx="5"/><rect x="103" y="98" width="22" height="18" rx="5"/>' : '<circle cx="86" cy="107" r="10.5"/><circle cx="114" cy="107" r="10.5"/>'}<path d="M97 106q3-3 6 0M75 105l-8-3M125 105l8-3"/></g>`
      : '',
  ].join('');
}

function beard(o) {
  const colour = o.old || o.hair === 'grey' ? '#A8A198' : HAIR[o.hair ?? 'dark'];
  return (
    {
      moustache: path('M82 134c6-8 14-7 18-4 4-3 12-4 18 4-8-1-14 0-18 1-4-1-10-2-18-1z', colour),
      full:
        path(
          'M67 108c0 40 14 62 33 62s33-22 33-62c-4 16-10 22-18 22-8-3-22-3-30 0-8 0-14-6-18-22z',
          o.old ? '#D6D0C6' : colour,
        ) + path('M91 139q9 5 18 0q-9-3-18 0z', '#8A4A3A'),
      trim:
        path(
          'M70 122c4 28 16 38 30 38s26-10 30-38c-6 12-12 14-18 10-6-4-18-4-24 0-6 4-12 2-18-10z',
          colour,
          'opacity=".85"',
        ) + path('M91 141q9 4 18 0q-9-3-18 0z', '#8A4A3A'),
    }[o.beard] ??
    (o.stubble ? path('M72 126c4 24 14 32 28 32s24-8 28-32c-8 12-48 12-56 0z', '#000', 'opacity=".14"') : '')
  );
}

function manHair(o) {
  const colour = HAIR[o.hair ?? 'dark'];
  return {
    short: path(
      'M64 104c-4-38 14-58 36-58s40 20 36 58c-3-14-6-22-12-28-16-4-34-4-48 0-6 6-9 14-12 28z',
      colour,
    ),
    side: path(
      'M62 106c-6-40 14-62 40-62 28 0 42 24 36 62-2-14-6-24-12-30-14 4-38 2-50-6-6 8-12 20-14 36z',
      colour,
    ),
    wave: path(
      'M62 104c-8-34 4-60 30-62 10-6 40-2 46 20 6 12 4 28 0 42-2-12-4-20-10-26-10 2-16-4-22-8-8 8-22 10-32 8-6 6-10 14-12 26z',
      colour,
    ),
    bald:
      path('M64 112c-4-14-4-24 0-34 2 6 6 10 6 16zM136 112c4-14 4-24 0-34-2 6-6 10-6 16z', colour) +
      path('M80 66q20-12 34-4', '#fff', 'opacity=".12"'),
  }[o.cut ?? 'short'];
}

function headwear(o) {
  const tuft = path('M64 106c-2-14 0-26 6-34h60c6 8 8 20 6 34l-6-20H70z', HAIR[o.hair ?? 'dark']);
  if (o.head === 'cap')
    return (
      tuft +
      path('M62 76c4-26 18-44 40-44s32 18 36 44c-24-8-52-8-76 0z', '#FAF7EE') +
      path('M62 76c24-8 52-8 76 0v5c-24-8-52-8-76 0z', '#000', 'opacity=".1"')
    );
  if (o.head === 'skullcap')
    return (
      tuft +
      path('M64 76c0-46 72-46 72 0-22-9-50-9-72 0z', '#FAF7EE') +
      times(6, (i) => circle(74 + i * 10.5, 68 - (i > 0 && i < 5 ? 3 : 0), 1.8, '#C9B98F'))
    );
  return (
    tuft +
    path('M58 84c-8-38 16-60 46-60 32 0 48 24 38 58-10-12-26-18-46-16-16 2-28 8-38 18z', o.cloth) +
    `<g fill="none" stroke="#FBE9C4" stroke-opacity=".7" stroke-width="3.5"><path d="M62 74c16-18 46-24 74-12M64 58c16-16 42-20 66-10M74 42c14-8 30-10 48-4"/></g>` +
    ellipse(126, 40, 12, 9, o.cloth, 'stroke="#000" stroke-opacity=".12" stroke-width="2"')
  );
}

function manClothes(o) {
  const collar = path(
    'M78 180l22 22-16 18-16-34zM122 180l-22 22 16 18 16-34z',
    o.top,
    'stroke="#000" stroke-opacity=".12" stroke-width="2"',
  );
  const neck =
    path('M82 140h36v42c-4 14-32 14-36 0z', o.skin) +
    path('M82 156c12 12 24 12 36 0v12c-10 12-26 12-36 0z', '#000', 'opacity=".12"');
  const outer = o.jacket
    ? path('M18 250c2-46 22-62 50-67l28 67zM182 250c-2-46-22-62-50-67l-28 67z', o.jacket) +
      path('M68 183l-10 22 14 6-6 10 30 29zM132 183l10 22-14 6 6 10-30 29z', '#fff', 'opacity=".1"')
    : o.vest
      ? path('M38 250c0-40 8-58 30-67l22 67zM162 250c0-40-8-58-30-67l-22 67z', o.vest)
      : '';
  const front = o.jacket
    ? ''
    : line('M100 206V250', '#000', 2, 'opacity=".14"') +
      circle(100, 222, 2.2, '#8A7A62') +
      circle(100, 240, 2.2, '#8A7A62');
  return (
    path(shoulders, o.top) +
    outer +
    neck +
    collar +
    front +
    (o.tie ? path('M94 200h12l-3 10 7 40h-20l7-40z', o.tie) : '')
  );
}

function manPortrait(o) {
  const nape =
    o.head || o.cut === 'bald' ? '' : path('M65 110c-5-40 12-62 35-62s40 22 35 62z', HAIR[o.hair ?? 'dark']);
  return manClothes(o) + nape + faceShape(o) + (o.head ? headwear(o) : manHair(o)) + features(o) + beard(o);
}

function womanHair(o) {
  const colour = HAIR[o.hair ?? 'dark'];
  const crown = path('M65 106c-3-38 14-56 35-56s38 18 35 56c-4-20-15-34-35-38-20 4-31 18-35 38z', colour);
  const parting = line('M100 50V68', o.skin, 1.8) + (o.old ? '' : line('M100 54V66', '#B3342C', 2.4));
  const behind =
    {
      bun: circle(100, 42, 17, colour),
      parting: path('M60 100c0-30 14-52 40-52s40 22 40 52v36c-10 8-70 8-80 0z', colour),
      open: path(
        'M56 104c0-38 16-58 44-58s44 20 44 58c2 34 4 60 10 88-30 10-78 10-108 0 6-28 8-54 10-88z',
        colour,
      ),
      plait: path('M60 100c0-30 14-52 40-52s40 22 40 52v30c-10 8-70 8-80 0z', colour),
      flowers: path('M60 100c0-30 14-52 40-52s40 22 40 52v34c-10 8-70 8-80 0z', colour),
      short: path('M58 104c0-38 16-58 42-58s42 20 42 58v44c-8 6-76 6-84 0z', colour),
    }[o.style] ?? '';
  const front =
    {
      plait:
        times(6, (i) => ellipse(136 + (i % 2) * 3, 152 + i * 15, 9, 10, colour)) +
        rect(131, 238, 14, 5, '#9E3B31', 2),
      flowers: times(7, (i) => circle(134 + (i % 2) * 6, 86 + i * 7, 4.6, i % 3 ? '#FFFDF6' : '#F2C14E')),
    }[o.style] ?? '';
  return { behind, front: crown + parting + front };
}

function womanClothes(o) {
  const neck =
    path('M82 140h36v42c-4 14-32 14-36 0z', o.skin) +
    path('M82 156c12 12 24 12 36 0v12c-10 12-26 12-36 0z', '#000', 'opacity=".12"');
  const edge = o.edge ?? '#E0A93C';
  const necklace = o.dress ? '' : line('M80 178q20 34 40 0', '#D7A53C', 2.6) + circle(100, 197, 4, '#D7A53C');
  if (o.dress)
    return (
      path(shoulders, o.dress) +
      neck +
      path('M80 180q20 26 40 0l-4-4q-16 18-32 0z', '#000', 'opacity=".12"') +
      path(
        'M34 214Q66 178 80 182Q100 226 120 182Q134 178 166 214L152 232Q118 224 100 232Q82 224 48 232z',
        o.shawl ?? o.veil,
      )
    );
  return (
    path(shoulders, o.blouse ?? o.sari) +
    neck +
    path('M18 250c2-46 22-62 48-67L138 250z', o.sari) +
    line('M67 184L140 252', edge, 6) +
    times(4, (i) => circle(84 + i * 15, 208 + i * 14, 1.6, '#9E3B31')) +
    necklace
  );
}

function womanPortrait(o) {
  const { behind, front } = womanHair(o);
  const ears = o.veil ? '' : circle(66, 124, 3.6, '#D7A53C') + circle(134, 124, 3.6, '#D7A53C');
  const edge = o.edge ?? '#E0A93C';
  const bindi = o.dress && o.veil ? '' : circle(100, 86, o.old ? 3 : 3.8, '#9E2F2F');
  const cover = o.veil
    ? path('M46 250V112c0-44 22-72 54-72s54 28 54 72v138z', o.veil) +
      line('M56 250V114c0-40 20-64 44-64s44 24 44 64v136', edge, 5)
    : behind;
  return (
    cover +
    womanClothes(o) +
    faceShape(o) +
    (o.veil
      ? path(
          'M66 104c-2-36 16-52 34-52s36 16 34 52c-4-20-16-36-34-38-18 2-30 18-34 38z',
          HAIR[o.hair ?? 'dark'],
        )
      : front) +
    features(o) +
    bindi +
    (o.nose ? circle(94, 123, 2, '#E3C04A') : '') +
    ears
  );
}

/** `portrait-m01` … `portrait-w22` as SVG text. */
export function portraits() {
  const make = (kind, list, compose, offset) =>
    list.map((o, index) => {
      const person = { ...o, index, woman: kind === 'w', skin: SKINS[(index * 3 + offset) % SKINS.length] };
      const parts = [
        rect(0, 0, 200, 250, GROUNDS[(index * 7 + offset * 3) % GROUNDS.length]),
        compose(person),
      ];
      return [`portrait-${kind}${String(index + 1).padStart(2, '0')}`, sheet(parts, 200, 250)];
    });
  return Object.fromEntries([...make('m', MEN, manPortrait, 0), ...make('w', WOMEN, womanPortrait, 2)]);
}
