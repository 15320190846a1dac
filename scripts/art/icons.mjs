// The council's mark, social discs and the small signs of linked websites.
import { circle, line, path, rect, times } from './draw.mjs';

const svg = (width, height, parts) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${parts}</svg>`;
const turned = (count, radius, dot) =>
  times(count, (i) =>
    circle(
      60 + Math.cos((i / count) * 6.2832) * radius,
      60 + Math.sin((i / count) * 6.2832) * radius,
      dot,
      '#E3A92B',
    ),
  );
const shrine =
  path(
    'M34 78h52v5H34zM38 74h44v4H38zM60 26c8 9 12 18 13 28H47c1-10 5-19 13-28zM44 56h32v18h-7V66a9 9 0 0 0-18 0v8h-7z',
    '#0B5258',
  ) +
  path('M60 17l9 4-9 4z', '#A63A2B') +
  line('M60 17v10', '#0B5258', 1.4);

const mark = svg(
  120,
  120,
  circle(60, 60, 59, '#0B5258') + turned(24, 50, 2) + circle(60, 60, 43, '#FBF8F0') + shrine,
);
const smallMark = svg(
  120,
  120,
  circle(60, 60, 59, '#0B5258') +
    circle(60, 60, 48, '#FBF8F0') +
    `<g transform="translate(-15 -6) scale(1.25)">${shrine}</g>`,
);
const touchMark = svg(
  120,
  120,
  rect(0, 0, 120, 120, '#0B5258') +
    circle(60, 60, 46, '#FBF8F0') +
    `<g transform="translate(-3 0) scale(1.05)">${shrine}</g>`,
);

const disc = (colour, shape) => svg(64, 64, circle(32, 32, 31, colour) + shape);
const socials = {
  'social-facebook': disc(
    '#2F4C8E',
    path('M35 50V34h6l1-7h-7v-4c0-3 1-4 4-4h3v-6c-1 0-3-.4-5-.4-6 0-9 3.6-9 9V27h-6v7h6v16z', '#fff'),
  ),
  'social-youtube': disc('#A63A2B', path('M24 19l23 13-23 13z', '#fff')),
  'social-instagram': disc(
    '#7A3B54',
    rect(17, 22, 30, 22, 'none', 5, 'stroke="#fff" stroke-width="3.4"') +
      circle(32, 33, 6, 'none', 'stroke="#fff" stroke-width="3.4"') +
      path('M25 22l3-5h8l3 5z', '#fff'),
  ),
  'social-whatsapp': disc(
    '#225F2F',
    path('M16 20q0-4 4-4h24q4 0 4 4v17q0 4-4 4H32l-9 9v-9h-3q-4 0-4-4z', '#fff') +
      times(3, (i) => circle(24 + i * 8, 28.5, 2.6, '#225F2F')),
  ),
};

/** Line drawings on a 24 grid, ours, in the stroke colour of the site. */
const SITES = {
  'icon-gujarat': [
    'Gujarat',
    '#0B5258',
    'M3 21h18M5 21v-9M10 21v-9M14 21v-9M19 21v-9M3 12h18L12 4zM12 4V1h4',
  ],
  'icon-ikhedut': [
    'i-Khedut',
    '#8A5A00',
    'M12 22V8M12 12q-6-1-6-6q6 0 6 6M12 12q6-1 6-6q-6 0-6 6M12 18q-6-1-6-6q6 0 6 6M12 18q6-1 6-6q-6 0-6 6M12 8q-3-3 0-7q3 4 0 7',
  ],
  'icon-digital-gujarat': [
    'Digital Gujarat',
    '#6A2350',
    'M12 2L20 5V12Q19 19 12 22Q5 19 4 12V5zM8 12l3 3 5-6',
  ],
  'icon-egram': ['e-Gram', '#225F2F', 'M9 3h6v5H9zM2 16h6v5H2zM16 16h6v5h-6zM12 8v4M5 16v-4h14v4'],
  'icon-anyror': ['AnyRoR', '#2F4C8E', 'M5 2h9l5 5v15H5zM14 2v5h5M9 14l2.5 2.500L16 12'],
  'icon-pmkisan': [
    'PM-KISAN',
    '#A63A2B',
    'M2 15h4l4-2h4q2 2 0 3h-4M14 16l6-3q3 1 0 3l-7 5q-4 1-7-1H2M15 3a4 4 0 1 0 .1 0M15 5.500v3M13.5 7h3',
  ],
  'icon-digilocker': ['DigiLocker', '#3F5178', 'M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4M12 15v3'],
  'icon-mygov': [
    'MyGov',
    '#B4593C',
    'M8 10a3 3 0 1 0-.1 0M16 10a3 3 0 1 0-.1 0M2 20q0-7 6-7t6 7M14 14q8-2 8 6M2 22h20',
  ],
};
const site = ([name, colour, drawing]) =>
  svg(
    260,
    120,
    `<g transform="translate(97 8) scale(2.7)">${line(drawing, colour, 1.6)}</g><text x="130" y="107" text-anchor="middle" font-family="Hind, DejaVu Sans, sans-serif" font-size="27" font-weight="700" fill="#1b2223">${name}</text>`,
  );

const sized = (text, width, height) => ({ svg: text, width, height });
export const icons = {
  logo: sized(mark, 256, 256),
  favicon: sized(smallMark, 64, 64),
  'touch-icon': sized(touchMark, 180, 180),
  ...Object.fromEntries(Object.entries(socials).map(([id, text]) => [id, sized(text, 64, 64)])),
  ...Object.fromEntries(Object.entries(SITES).map(([id, entry]) => [id, sized(site(entry), 260, 120)])),
};
