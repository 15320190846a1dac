import { C } from './palette.mjs';
import { at, circle, ellipse, line, path, poly, rect, times } from './draw.mjs';

export const chabutro = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    path('M-84 0h168v18H-84zM-66-18H66V0H-66z', '#D9C08C'),
    path('M-22-18l6-128h32l6 128z', C.lime),
    path('M4-146h12l6 128H6z', '#E4D2A8'),
    path('M-52-158H52l-14 14h-76z', '#CDB583'),
    path('M-58-168H58v10H-58z', C.teal),
    rect(-48, -232, 96, 64, C.lime),
    times(3, (i) => path(`M${-40 + i * 27}-168v-34a10 10 0 0 1 20 0v34z`, '#56665F')),
    rect(38, -232, 10, 64, '#E4D2A8'),
    path('M-60-232H60c-16-34-40-48-60-56-20 8-44 22-60 56z', C.madder),
    path('M0-288c20 8 44 22 60 56H24C20-256 12-276 0-288z', '#B6574A'),
    circle(0, -293, 7, C.turmeric),
  );

export const pigeon = (x, y, s = 1, colour = '#6D7F86') =>
  at(
    x,
    y,
    s,
    path('M0 0q8-14 22-6l10-4-8 12q-14 8-24-2z', colour),
    circle(2, -4, 3.4, colour),
    line('M8 4v5M13 4v5', C.madder, 1),
  );

export const waterTower = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    [-46, -18, 12, 40].map((px) => rect(px, -170, 9, 170, '#D9CDB2')).join(''),
    line('M-46-120h94M-46-62h94', '#C4B594', 6),
    rect(-5, -170, 9, 170, '#B9C4BE'),
    path('M-70-170h140l-16 22h-108z', '#CDBE9C'),
    rect(-74, -250, 148, 82, C.lime),
    rect(34, -250, 40, 82, '#E6D9BC'),
    rect(-80, -214, 160, 15, C.teal),
    path('M-80-250Q0-300 80-250z', C.teal),
    circle(0, -278, 5, C.turmeric),
    line('M58-170V0M66-170V0', C.ink, 1.6),
    times(14, (i) => line(`M58 ${-8 - i * 12}h8`, C.ink, 1.2)),
    rect(-64, 0, 128, 8, C.stone),
  );

export const arch = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    [-170, 120]
      .map(
        (px) =>
          rect(px, -210, 50, 210, C.cream) +
          rect(px + 8, -180, 34, 60, C.lime) +
          path(`M${px + 12}-10v-76a13 13 0 0 1 26 0v76z`, '#E0CFA4') +
          rect(px - 6, -14, 62, 14, '#D6C190'),
      )
      .join(''),
    path('M-176-210h352v-44h-352z', C.lime),
    path('M-121-212H121V-140Q106-196 0-200Q-106-196-121-140z', C.cream),
    rect(-170, -246, 340, 28, C.teal),
    line('M-110-236h220M-80-227h160', C.lime, 3.4),
    rect(-188, -266, 376, 14, C.brick),
    path('M-40-266q40-52 80 0z', C.madder),
    path('M-176-266q26-36 52 0zM124-266q26-36 52 0z', C.madder),
    circle(0, -296, 6, C.turmeric),
    circle(-150, -287, 4, C.turmeric),
    circle(150, -287, 4, C.turmeric),
    times(9, (i) =>
      poly([-152 + i * 38, -260, -146 + i * 38, -266, -140 + i * 38, -260, -146 + i * 38, -254], C.turmeric),
    ),
  );

export const dargah = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    rect(-90, -90, 180, 90, C.lime),
    path('M-62-108a62 66 0 0 1 124 0z', '#DCEBE4'),
    path('M10-173a62 66 0 0 1 52 65H24q0-40-14-65z', '#C2D9CF'),
    rect(-70, -112, 140, 8, C.green),
    circle(0, -180, 5, C.turmeric),
    path('M-4-196a8 8 0 1 0 9 9a7 7 0 1 1-9-9z', C.turmeric),
    [-96, 82]
      .map(
        (px) =>
          rect(px, -150, 14, 150, '#F2E8D2') +
          path(`M${px - 3}-150q10-28 20 0z`, C.green) +
          rect(px - 3, -122, 20, 4, C.green),
      )
      .join(''),
    times(3, (i) => path(`M${-64 + i * 48} 0v-50q16-26 32 0v50z`, i === 1 ? C.green : '#BFD3C6')),
    rect(-98, -96, 196, 8, C.green),
    rect(-112, 0, 224, 10, C.stone),
    rect(-126, 10, 252, 10, '#CDB583'),
  );

/** A round well with posts and pulley. */
export const well = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    ellipse(0, -44, 92, 22, '#C4A574'),
    ellipse(0, -46, 74, 15, '#43372C'),
    ellipse(0, -42, 60, 9, '#4E7C7A'),
    path('M-92-44v38q92 44 184 0v-38q-92 44-184 0z', C.stone),
    line(
      'M-80-14q40 18 76 20M84-14q-30 16-60 20M-60-26q60 18 120 0M-30 0v14M30 0v14M-60-14v14M60-26v14',
      '#B59B6B',
      2,
    ),
    line('M-84-40V-190M84-40V-190', C.wood, 9),
    line('M-96-184H96', C.wood, 9),
    circle(0, -168, 16, '#4A3426'),
    circle(0, -168, 6, C.turmeric),
    line('M-8-168V-60', '#B08D4F', 2.4),
  );

export const memorial = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    rect(-120, -12, 240, 12, C.stone),
    rect(-96, -26, 192, 14, '#E6D9BC'),
    poly([-30, -26, 30, -26, 18, -190, -18, -190], C.lime),
    poly([6, -190, 18, -190, 30, -26, 10, -26], '#E2D3AE'),
    poly([-18, -190, 0, -214, 18, -190], C.madder),
    rect(-18, -120, 36, 54, C.deepTeal),
    line('M-11-110h22M-11-101h22M-11-92h22M-11-83h22M-11-74h14', C.lime, 1.8),
    at(0, -146, 1, circle(0, 0, 11, C.turmeric), circle(0, 0, 6, C.madder)),
    line('M-60-26V-52M60-26V-52M-90-12V-40M90-12V-40', '#8C6B3C', 3),
    line('M-90-36Q-75-26-60-46M90-36Q75-26 60-46', '#8C6B3C', 1.6),
    path('M-14-26q14-22 28 0z', C.saffron),
    path('M-6-28q6-26 12 0z', C.turmeric),
  );

export const lampPost = (x, y, s = 1, lit = true) =>
  at(
    x,
    y,
    s,
    line('M0 0V-150Q0-164 22-164', '#39474A', 4),
    rect(14, -168, 24, 6, '#39474A'),
    lit
      ? path('M16-162h20l44 150h-108z', '#F8DE94', 'opacity=".22"') + ellipse(26, -161, 9, 3.6, '#FBE7A8')
      : '',
    rect(-5, -6, 10, 6, '#39474A'),
  );

export const solarPanel = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    line('M8 0L24-20M76 0L76-40', '#6E7B7B', 3),
    poly([0, 0, 84, 0, 104, -44, 20, -44], '#2D4A66'),
    line('M10-22h84M21 0L41-44M42 0L62-44M63 0L83-44', '#8FB0C4', 1.4),
    poly([0, 0, 84, 0, 104, -44, 20, -44], 'none', 'stroke="#C9D6DA" stroke-width="2"'),
  );

export const wheelOfFair = (x, y, r) =>
  at(
    x,
    y,
    1,
    line(`M0 0L${-r * 0.62} ${r * 1.3}M0 0L${r * 0.62} ${r * 1.3}`, C.wood, 7),
    circle(0, 0, r, 'none', `stroke="${C.madder}" stroke-width="5"`),
    circle(0, 0, r * 0.78, 'none', `stroke="${C.turmeric}" stroke-width="3"`),
    times(10, (i) => {
      const a = (i / 10) * Math.PI * 2;
      const gx = Math.cos(a) * r;
      const gy = Math.sin(a) * r;
      return (
        line(`M0 0L${gx.toFixed(1)} ${gy.toFixed(1)}`, C.teal, 2.4) +
        at(
          gx,
          gy,
          r / 110,
          line('M0 0v6', C.ink, 2),
          path('M-16 8h32q-2 20-16 20t-16-20z', [C.teal, C.madder, C.turmeric, C.plum, C.green][i % 5]),
          circle(-5, 2, 4.6, '#9F6840'),
          circle(5, 3, 4.6, '#B98258'),
        )
      );
    }),
    circle(0, 0, r * 0.1, C.turmeric),
  );
