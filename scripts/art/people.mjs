import { C, SKINS } from './palette.mjs';
import { at, circle, ellipse, line, mirror, path, rect, turn } from './draw.mjs';

const HAIR = '#26211F';

/** Two-segment limb from a joint to an end; the bend is taken on the side `prefer` says is better. */
function limb(x1, y1, x2, y2, segment, prefer) {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const reach = Math.hypot(dx, dy) || 1;
  const scale = Math.min(1, (2 * segment - 0.5) / reach);
  const ex = x1 + dx * scale;
  const ey = y1 + dy * scale;
  const bow = Math.sqrt(Math.max(0, segment ** 2 - ((reach * scale) / 2) ** 2));
  const candidates = [1, -1].map((side) => [
    (x1 + ex) / 2 - (side * dy * bow) / reach,
    (y1 + ey) / 2 + (side * dx * bow) / reach,
  ]);
  const [mx, my] = candidates.sort((a, b) => prefer(b) - prefer(a))[0];
  return { d: `M${x1} ${y1}L${mx.toFixed(1)} ${my.toFixed(1)}L${ex.toFixed(1)} ${ey.toFixed(1)}`, ex, ey };
}

function arm(side, hand, sleeve, skin, bare) {
  const { d, ex, ey } = limb(side * 11, -74, hand[0], hand[1], 17.5, ([x, y]) => y + side * x * 0.7);
  const upper = d.slice(0, d.lastIndexOf('L'));
  const edge = line(d, '#20383A', bare ? 7.6 : 9, 'opacity=".16"');
  return (
    edge +
    (bare ? line(d, skin, 6) + line(upper, sleeve, 7.4) : line(d, sleeve, 7.4)) +
    circle(ex, ey, 4, skin)
  );
}

function leg(side, foot, colour, front) {
  const length = Math.abs(foot[0]) < 8 ? 21.6 : 23;
  const { d, ex, ey } = limb(side * 5, -46, foot[0], foot[1] - 3, length, ([x]) => x * front);
  return line(d, colour, 9) + ellipse(ex + 2 * front, ey + 2, 6, 3, '#3A2A22');
}

const FOOTING = {
  stand: [
    [-6, 0],
    [6, 0],
  ],
  walk: [
    [-14, -2],
    [13, 0],
  ],
  run: [
    [-24, -14],
    [18, -2],
  ],
};

/** What somebody wears on the head, in front of the face. */
function headdress(head, colour, accent = C.turmeric) {
  const hair = path(
    'M-8.6-90c-1.4-16 18.6-16 17.2 0-1.6-5-3-6.5-5-7.5-3 1-7 .8-9-.5-1.6 2-2.6 4-3.2 8z',
    colour ?? HAIR,
  );
  return {
    bare: hair,
    cap:
      path('M-8.6-92c0-3 .4-4 1-5h15.200c.6 1 1 2 1 5l-1-2h-15.200z', HAIR) +
      path('M-9-95c1-8 4-11 9-11s8 3 9 11c-6-2-12-2-18 0z', '#FAF7EE'),
    skullcap:
      path('M-8.6-92c-.4-4 .2-7 1-8h15.200c.8 1 1.4 4 1 8l-1.4-4h-14.400z', HAIR) +
      path('M-8-97c0-9 16-9 16 0z', '#FAF7EE'),
    turban:
      path('M-10.5-94c-3-14 8-19 14-17 9 2 9 10 7.5 16-6-4-14-4-21.5 1z', colour ?? C.madder) +
      line('M-9-97q8-7 18-6M-7-103q8-5 14-4', accent, 1.4),
    police: path('M-9-95h18v-4q-9-7-18 0z', '#7A6A3E') + rect(-10, -96, 20, 2.6, '#4A3F25'),
    helmet:
      path('M-10-95c0-16 20-16 20 0z', colour ?? C.turmeric) + rect(-12, -96, 24, 2.6, colour ?? C.turmeric),
    bun:
      circle(0, -102, 4, HAIR) +
      path('M-8.8-88c-1.4-17 19-17 17.6 0-1-6-4-9-8.8-10-4.8 1-7.8 4-8.8 10z', colour ?? HAIR),
    plaits:
      path('M-8.8-88c-1.4-17 19-17 17.6 0-1-6-4-9-8.8-10-4.8 1-7.8 4-8.8 10z', HAIR) +
      line('M-8-88q-4 8-3 18M8-88q4 8 3 18', HAIR, 3.2) +
      circle(-11, -70, 2, C.madder) +
      circle(11, -70, 2, C.madder),
    veil:
      path('M-8.6-90c-1.4-15 18.6-15 17.2 0-1-4-4-8-8.6-9-4.6 1-7.6 5-8.6 9z', HAIR) +
      path('M-11-70c-4-20-2-37 11-37s15 17 11 37l-3 1c2-18 1-28-8-29-9 1-10 11-8 29z', colour ?? C.madder) +
      line('M-8-70c-2-18-1-28 8-29 9 1 10 11 8 29', accent, 1.2),
  }[head];
}

function face(look, woman, old, beard) {
  const x = look * 2.6;
  return (
    (woman ? circle(x, -95, 1, '#A3282A') : '') +
    circle(x - 3, -91, 0.95, '#2A1D16') +
    circle(x + 3, -91, 0.95, '#2A1D16') +
    (beard === 'moustache'
      ? line(`M${x - 3.4}-86.200q1.8-1.8 3.4-.6q1.6-1.2 3.4.6`, old ? '#A59E95' : HAIR, 1.6)
      : '') +
    (beard === 'beard'
      ? path('M-7-88c0 8 3 12 7 12s7-4 7-12c-2 4-4 4-7 4s-5 0-7-4z', old ? '#D8D2C8' : HAIR)
      : '') +
    line(`M${x - 2}-85q2 1.4 4 0`, '#6B3A2A', 0.9)
  );
}

function upperBody(o) {
  const { top, bottom, sash } = o;
  if (o.sex === 'w' && o.dress !== 'suit') {
    return (
      path('M-11-76Q0-81 11-76L10-48h-20z', top) +
      path('M-11-77L-4-79L13-52L11-44L-11-50Q-13-58-11-77z', bottom) +
      line('M-4-79L13-52', sash, 1.6)
    );
  }
  const hem = o.dress === 'shirt' || o.dress === 'vest' ? -46 : -34;
  return (
    path(`M-12-76Q0-82 12-76L14 ${hem}Q0 ${hem + 3}-14 ${hem}z`, top) +
    line('M0-78v16', 'rgb(0 0 0 / .16)', 1.2) +
    (o.dress === 'bandi' ? path('M-12-76L-4-79L-2-44L-13-44zM12-76L4-79L2-44L13-44z', sash) : '') +
    (o.dress === 'coat' ? path('M-12-76L-4-79L-3-34H-14zM12-76L4-79L3-34H14z', '#FFFFFF') : '') +
    (o.dress === 'vest' ? path('M-12-76L-5-79L-4-46H-13zM12-76L5-79L4-46H13z', C.saffron) : '') +
    (o.dress === 'suit' ? line('M-9-77Q0-60 9-77M9-76l3 28', sash, 3.4) : '') +
    (o.dress === 'shawl' ? path('M-12-77L-5-79L8-40L2-38z', sash) : '')
  );
}

function standingLegs(o, feet) {
  if (o.sex === 'w' && o.dress !== 'suit') {
    const [[lx], [rx]] = feet;
    const spread = Math.max(0, rx - lx - 12) * 0.35;
    return (
      ellipse(lx, -1, 6, 3, '#3A2A22') +
      ellipse(rx, -1, 6, 3, '#3A2A22') +
      path(`M-10-50H10Q15-22 ${17 + spread}-3Q0 2 ${-17 - spread}-3Q-15-22-10-50z`, o.bottom) +
      line(`M${17 + spread}-4Q0 1 ${-17 - spread}-4`, o.sash, 2) +
      line('M2-48Q4-24 2-2M-3-48q-3 24-7 45', 'rgb(0 0 0 / .13)', 1.4)
    );
  }
  const legs =
    leg(-1, feet[0], o.dhoti ? o.skin : o.bottom, 1) + leg(1, feet[1], o.dhoti ? o.skin : o.bottom, 1);
  return (
    legs + (o.dhoti ? path('M-13-48H13Q15-26 11-14L3-16L0-26L-4-14L-12-15Q-15-30-13-48z', o.bottom) : '')
  );
}

const lap = (o) =>
  path('M-25-4Q-24-15-10-17H10Q24-15 25-4Q12 2 0-2Q-12 2-25-4z', o.bottom) +
  line('M-18-4Q-4-10 6-3M18-4Q8-9 0-5', 'rgb(0 0 0 / .15)', 1.6);

const chairLegs = (o) =>
  o.sex === 'w' && o.dress !== 'suit'
    ? path('M-12-36H12L17-4Q0 0-17-4z', o.bottom) + line('M-17-4Q0 0 17-4', o.sash, 2)
    : path('M-13-38H13L13-24H-13z', o.bottom) +
      line('M-7-26V-4M7-26V-4', o.bottom, 9) +
      ellipse(-7, -1, 6, 3, '#3A2A22') +
      ellipse(7, -1, 6, 3, '#3A2A22');

/**
 * One villager, feet at (0, 0), about 105 high. `left` and `right` are hand positions in figure units
 * (x from the middle, y up from the ground when standing), so the same body can pray, dig, carry or dance.
 */
export function person(options) {
  const o = {
    x: 0,
    y: 0,
    s: 1,
    sex: 'm',
    pose: 'stand',
    head: options.sex === 'w' ? 'bun' : 'bare',
    look: 0,
    lean: 0,
    top: C.lime,
    bottom: options.sex === 'w' ? C.madder : '#EDE6D6',
    sash: C.turmeric,
    skin: SKINS[0],
    ...options,
  };
  const drop = { floor: 34, chair: 12 }[o.pose] ?? 0;
  const restY = o.pose === 'floor' ? -50 : o.pose === 'chair' ? -46 : -41;
  const left = o.left ?? [-16, restY];
  const right = o.right ?? [16, restY];
  const bareArm = o.sex === 'w' || o.dress === 'shirt' || o.dress === 'vest';
  const headScale = o.child ? 1.25 : 1;
  const headArt = [
    o.back ? '' : ellipse(-8.4, -89, 1.8, 3, o.skin) + ellipse(8.4, -89, 1.8, 3, o.skin),
    ellipse(0, -90, 8.4, 10, o.skin),
    o.back && o.head === 'veil'
      ? path('M-12-66c-4-24-2-41 12-41s16 17 12 41z', o.headColour ?? C.madder)
      : o.back
        ? path(
            'M-9-88c-2-16 20-16 18 0-1 5-5 8-9 8s-8-3-9-8z',
            o.headColour && o.head === 'bare' ? o.headColour : HAIR,
          )
        : face(o.look, o.sex === 'w', o.old, o.beard),
    o.back && o.head === 'veil'
      ? ''
      : headdress(
          o.head,
          o.headColour ?? (o.old && (o.head === 'bare' || o.head === 'bun') ? '#A59E95' : undefined),
          o.sash,
        ),
    o.glasses
      ? `<g fill="none" stroke="#2A2522" stroke-width="1"><circle cx="-3.3" cy="-91" r="2.6"/><circle cx="3.3" cy="-91" r="2.6"/></g>`
      : '',
  ];
  const veilBack =
    o.head === 'veil' ? path('M-12-64c-4-24-2-43 12-43s16 19 12 43z', o.headColour ?? C.madder) : '';
  const scaledHead = o.child ? at(0, 17, headScale, ...headArt) : headArt.join('');
  const body = [
    veilBack,
    o.behind ?? '',
    rect(-3.6, -84, 7.2, 9, o.skin),
    upperBody(o),
    scaledHead,
    arm(-1, left, o.sleeve ?? o.top, o.skin, bareArm),
    arm(1, right, o.sleeve ?? o.top, o.skin, bareArm),
    o.hold ? at(right[0], right[1], 1, o.hold) : '',
    o.holdLeft ? at(left[0], left[1], 1, o.holdLeft) : '',
  ].join('');
  const below =
    o.pose === 'floor' ? lap(o) : o.pose === 'chair' ? chairLegs(o) : standingLegs(o, FOOTING[o.pose]);
  const leaning = o.lean ? turn(o.lean, 0, -46, body) : body;
  const upper = drop ? at(0, drop, 1, leaning) : leaning;
  const shadow = ellipse(0, 0, 22, 4, '#20383A', 'opacity=".13"');
  const whole =
    o.pose === 'stand' || o.pose === 'walk' || o.pose === 'run'
      ? shadow + below + upper
      : shadow + upper + below + (o.front ?? '');
  const put = o.flip ? mirror : at;
  return put(o.x, o.y, o.s * (o.child ? 0.68 : 1), whole);
}
