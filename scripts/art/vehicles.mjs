import { C } from './palette.mjs';
import { at, circle, ellipse, line, mirror, path, poly, rect, times } from './draw.mjs';

const wheel = (x, r, hub = C.turmeric) => circle(x, -r, r, '#26302F') + circle(x, -r, r * 0.48, hub);

export const tractor = (x, y, s = 1, flip = false, colour = C.madder, driver = '') =>
  (flip ? mirror : at)(
    x,
    y,
    s,
    ellipse(24, 2, 80, 5, C.ink, 'opacity=".15"'),
    driver,
    path('M-6-62H46l12 30H-10z', colour),
    rect(2, -104, 52, 7, colour),
    rect(4, -100, 5, 40, colour),
    rect(46, -100, 5, 40, colour),
    rect(50, -56, 52, 30, C.ink),
    rect(52, -54, 48, 14, colour),
    line('M86-56V-86', C.ink, 5),
    wheel(12, 30),
    wheel(92, 18),
  );

export const trolley = (x, y, s = 1, load = '', colour = C.teal) =>
  at(
    x,
    y,
    s,
    load,
    poly([-60, -64, 60, -64, 54, -26, -54, -26], colour),
    line('M-56-52H56M60-30h22', C.ink, 3),
    wheel(-6, 20),
  );

export const bus = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    ellipse(0, 2, 150, 7, C.ink, 'opacity=".15"'),
    path('M-150-118q0-12 12-12H126q22 0 24 34v76H-150z', '#C8503C'),
    rect(-150, -52, 300, 12, C.lime),
    rect(-150, -40, 300, 20, '#9E3B31'),
    times(
      5,
      (i) =>
        rect(-138 + i * 46, -114, 38, 40, '#CFE0DE', 4) +
        (i % 2 ? circle(-120 + i * 46, -84, 9, '#6B4B35') : circle(-116 + i * 46, -84, 9, '#8A5836')),
    ),
    rect(96, -114, 26, 92, '#DCE8E4', 3),
    path('M126-114h8q10 6 12 40h-20z', '#CFE0DE'),
    rect(-146, -128, 280, 6, '#E8DCC0'),
    line('M-130-130h220M-120-138h90M-130-130v-8M-30-130v-8', '#6B4B35', 3),
    wheel(-96, 24, '#C9CFC8'),
    wheel(82, 24, '#C9CFC8'),
    circle(147, -34, 5, '#FBE7A8'),
  );

/** Wooden cart body with a spoked wheel; the shaft reaches right. */
export const cart = (x, y, s = 1, load = '') =>
  at(
    x,
    y,
    s,
    ellipse(0, 2, 66, 5, C.ink, 'opacity=".13"'),
    load,
    path('M-74-62H66L150-52v5L66-50H-70z', C.wood),
    line('M-66-62v-22M-30-62v-22M6-62v-22M42-62v-22M-70-80H50', '#8A6238', 4),
    circle(-6, -34, 34, 'none', 'stroke="#4A3426" stroke-width="6"'),
    times(6, (i) =>
      line(
        `M-6-34L${(-6 + 32 * Math.cos((i * Math.PI) / 3)).toFixed(1)} ${(-34 + 32 * Math.sin((i * Math.PI) / 3)).toFixed(1)}`,
        '#6B4B35',
        4,
      ),
    ),
    circle(-6, -34, 7, C.turmeric),
  );

export const bicycle = (x, y, s = 1, flip = false) =>
  (flip ? mirror : at)(
    x,
    y,
    s,
    circle(-30, -22, 21, 'none', `stroke="${C.ink}" stroke-width="3"`),
    circle(32, -22, 21, 'none', `stroke="${C.ink}" stroke-width="3"`),
    line('M-30-22L-14-54H20L2-22H-30M-14-54L2-22M32-22L18-64h10', C.teal, 3),
    line('M-22-57h14', C.ink, 4),
  );

export const scooter = (x, y, s = 1, colour = C.teal) =>
  at(
    x,
    y,
    s,
    wheel(-30, 14, '#C9CFC8'),
    wheel(34, 14, '#C9CFC8'),
    path('M-48-22Q-46-44-22-44H-4L0-24H14L24-58H32L36-22H26Q22-14 8-14H-28Q-44-12-48-22z', colour),
    rect(-44, -52, 42, 9, '#3A2A22', 4),
    line('M22-66l14-4', C.ink, 4),
    circle(32, -52, 4, '#FBE7A8'),
  );

export const rickshaw = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    ellipse(0, 2, 64, 5, C.ink, 'opacity=".13"'),
    path('M-56-24V-72Q-54-92-30-92H14Q28-90 38-58L56-46V-20H-56z', C.green),
    path('M-56-66V-72Q-54-92-30-92H14Q24-90 30-78L34-66z', C.turmeric),
    path('M6-62H34L40-46H6z', '#DCE8E4'),
    rect(-46, -62, 40, 34, '#4A3426'),
    wheel(-34, 14, '#C9CFC8'),
    wheel(40, 14, '#C9CFC8'),
  );

export const milkVan = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    ellipse(0, 2, 110, 6, C.ink, 'opacity=".13"'),
    rect(-106, -96, 146, 76, C.lime, 5),
    rect(-106, -62, 146, 12, C.teal),
    path('M-60-78q10-16 20 0q-10 8-20 0z', C.teal),
    path('M44-82H76Q92-74 98-50V-20H44z', C.teal),
    path('M52-74H74Q84-68 88-50H52z', '#DCE8E4'),
    rect(-106, -24, 206, 8, '#39474A'),
    wheel(-66, 19, '#C9CFC8'),
    wheel(68, 19, '#C9CFC8'),
  );

export const ambulance = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    ellipse(0, 2, 92, 6, C.ink, 'opacity=".13"'),
    path('M-90-92H36L64-58L90-50V-18H-90z', '#FDFBF4'),
    rect(-90, -50, 180, 9, C.saffron),
    path('M30-82H36L56-58H30z', '#B9D3D3'),
    rect(-40, -84, 40, 20, '#B9D3D3'),
    path('M-70-78h8v8h8v8h-8v8h-8v-8h-8v-8h8z', C.madder),
    rect(-6, -100, 20, 8, C.madder, 3),
    wheel(-56, 17, '#C9CFC8'),
    wheel(56, 17, '#C9CFC8'),
  );

export const boat = (x, y, s = 1) =>
  at(x, y, s, path('M0 0c20 16 70 16 96 0l-8 18H10z', C.madder), line('M4 3q44 14 88 0', C.turmeric, 2));

export const digger = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    rect(-60, -26, 110, 26, '#39474A', 13),
    times(4, (i) => circle(-44 + i * 26, -13, 8, '#6E7B7B')),
    rect(-56, -58, 96, 34, C.turmeric),
    rect(-4, -98, 44, 42, C.turmeric),
    rect(2, -92, 32, 26, '#DCE8E4'),
    line('M36-60L88-124L128-72', C.turmeric, 11),
    line('M36-60L88-124L128-72', C.gold, 4),
    path('M112-78l32 4q4 22-14 30q-16-10-18-34z', '#39474A'),
  );
