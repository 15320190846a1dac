import { C } from './palette.mjs';
import { at, circle, ellipse, line, mirror, path, times } from './draw.mjs';

/** A zebu facing right, hooves at (0, 0), about 110 long. */
export function cow(x, y, s = 1, colour = '#EFE6D2', flip = false, horn = true) {
  const shade = 'rgb(60 40 20 / .14)';
  return (flip ? mirror : at)(
    x,
    y,
    s,
    ellipse(0, 0, 58, 6, C.ink, 'opacity=".13"'),
    line('M-40-34V-3M30-34V-3', shade, 9),
    line('M-40-34V-3M30-34V-3', colour, 7, 'opacity=".75"'),
    line('M-30-34V-2M40-34V-2', colour, 9),
    line('M-30-3v2M40-3v2M-40-3v2M30-3v2', '#4A3A2E', 8),
    path(
      'M-50-40Q-52-70-30-72Q-6-70 14-72Q22-92 34-74Q48-70 48-48Q44-28 20-30Q-10-24-34-30Q-48-30-50-40z',
      colour,
    ),
    path('M-50-40Q-48-30-34-30Q-10-24 20-30Q34-30 42-38Q10-32-50-40z', shade),
    line('M-50-64q-12 10-9 36', colour, 4),
    line('M-59-30v8', '#5A4636', 6),
    path('M38-70Q52-82 62-82Q76-72 82-56Q80-48 72-50Q62-52 56-56L50-46Q46-30 40-42z', colour),
    path('M74-62Q82-60 82-54Q80-48 72-50z', '#C9A58C'),
    path('M58-78q-14-4-18 4q8 8 18 2z', colour, `stroke="${shade}"`),
    circle(66, -69, 1.8, '#2A1D16'),
    horn ? line('M60-82q-4-14 6-20M66-80q6-10 14-12', '#7A6A58', 3) : '',
    path('M-20-30q6 8 14 0z', '#E0B8A4'),
  );
}
export const buffalo = (x, y, s = 1, flip = false) => cow(x, y, s, '#4A4744', flip);

export const calf = (x, y, s = 1, flip = false, colour = '#C99B6B') =>
  cow(x, y, s * 0.55, colour, flip, false);

export const goat = (x, y, s = 1, colour = '#F2EADA', flip = false) =>
  (flip ? mirror : at)(
    x,
    y,
    s,
    line('M-16-20V-1M-10-20V-1M12-20V-1M18-20V-1', colour, 4),
    path('M-22-22Q-24-38-8-38H14Q24-38 22-24Q10-16-22-22z', colour),
    path('M12-34L26-52Q36-52 40-42L30-38L22-26z', colour),
    line('M26-51q-8-4-8-12', '#6B5A48', 2.6),
    line('M24-48l-8 6', '#CDB99A', 4),
    circle(30, -46, 1.3, C.ink),
    line('M-22-34l-6-6', colour, 4),
  );

export const dog = (x, y, s = 1, colour = '#C08A55', flip = false) =>
  (flip ? mirror : at)(
    x,
    y,
    s,
    line('M-14-14V-1M-8-14V-1M10-14V-1M15-14V-1', colour, 4),
    path('M-18-16Q-18-28-6-27H10L18-38Q28-40 32-30L24-26L18-14Q0-12-18-16z', colour),
    path('M20-38l2-8 6 8z', colour),
    line('M-17-24q-12-4-10-14', colour, 4),
    circle(26, -33, 1.2, C.ink),
  );

export const hen = (x, y, s = 1, colour = '#B4593C', flip = false) =>
  (flip ? mirror : at)(
    x,
    y,
    s,
    line('M-2-4v4M3-4v4', C.turmeric, 1.6),
    path('M-14-16Q-10-2 2-3Q12-4 11-18Q12-22 8-23Q4-22 4-16Q-6-10-14-16z', colour),
    path('M5-23l1-4 3 3 2-1v3z', C.madder),
    path('M11-20l4 1-4 1z', C.turmeric),
  );

/** A peacock perched at (0, 0) with a long train falling to the left. */
export const peacock = (x, y, s = 1) =>
  at(
    x,
    y,
    s,
    path('M6-46Q-60-24-118 60Q-160 130-176 150Q-100 172-50 90Q-6 30 26-18z', '#2F7F6B'),
    times(15, (i) => {
      const t = i / 15;
      const px = 2 - t * 138 + ((i % 3) - 1) * 15;
      const py = -14 + t * 142 + (i % 2) * 8 - 8;
      return (
        ellipse(px, py, 7, 8.5, '#4FA08A') +
        ellipse(px, py, 4.6, 5.6, C.turmeric) +
        ellipse(px, py + 1, 2.8, 3.4, '#1F3F7A')
      );
    }),
    path(
      'M-6-40Q10-66 34-60Q46-90 44-112Q46-126 58-124Q68-122 66-112Q68-80 60-50Q50-14 20-10Q-2-18-6-40z',
      '#1C5F8C',
    ),
    path('M-6-38Q14-52 34-40Q30-14 14-12Q-4-18-6-38z', '#2C7F7A'),
    path('M64-116l12 5-12 4z', '#5A4636'),
    circle(58, -115, 4, '#F4F1E6'),
    circle(58.5, -115, 2, C.ink),
    line('M56-124l-6-18M58-124v-20M60-124l6-17', '#1C5F8C', 1.6),
    [
      [-50, -143],
      [58, -146],
      [66, -142],
    ]
      .map(([cx, cy]) => circle(Math.abs(cx), cy, 3, '#2F8F9A'))
      .join(''),
    line('M22-12v14M32-14v14', '#7A6248', 3),
  );
