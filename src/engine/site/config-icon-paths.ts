import type { ConfigIcon } from '../site-config.generated';

/**
 * The icons that few configs name and no code, each one path in 24 × 24 units. Browsers do not load this file: they get those
 * that their site names in its site file (`Site.icons`). `landmark`, `rupee` and `sprout` are shapes of Lucide
 * (https://lucide.dev), ISC licence.
 */
export const configIconPaths = {
  landmark:
    'M10 18v-7M11.119 2.205a2 2 0 0 1 1.762 0l7.84 3.846A.5.5 0 0 1 20.5 7h-17a.5.5 0 0 1-.22-.949zM14 18v-7M18 18v-7M3 22h18M6 18v-7',
  bus: 'M3 17V6h15a3 3 0 0 1 3 3v8h-2M15 17H9M5 17H3M3 11h18M8 6v5M13 6v5M5 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM15 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0z',
  water: 'M12 3c3.5 4 6 7 6 10.5a6 6 0 0 1-12 0C6 10 8.5 7 12 3zM9 14a3 3 0 0 0 3 3',
  rupee: 'M6 3h12M6 8h12M6 13l8.5 8M6 13h3M9 13c6.667 0 6.667-10 0-10',
  tree: 'M12 22v-9M12 18l-3-3M12 16l3-3M8 15a5 5 0 0 1-1.5-9.5 5.5 5.5 0 0 1 11 .5A4.8 4.8 0 0 1 16 15z',
  sprout:
    'M14 9.536V7a4 4 0 0 1 4-4h1.5a.5.5 0 0 1 .5.5V5a4 4 0 0 1-4 4 4 4 0 0 0-4 4c0 2 1 3 1 5a5 5 0 0 1-1 3M4 9a5 5 0 0 1 8 4 5 5 0 0 1-8-4M5 21h14',
  cow: 'M7 7C5 7 3.5 5.5 3.5 3M17 7c2 0 3.5-1.5 3.5-4M7 7h10v6c0 1.5-.5 2-1 3v2a3 3 0 0 1-3 3h-2a3 3 0 0 1-3-3v-2c-.5-1-1-1.5-1-3zM7 8.5C5 8 3 9 2 11c2 1.5 4 1 5 0M17 8.5c2-.5 4 .5 5 2.5-2 1.5-4 1-5 0M8 16h8M10 12h.01M14 12h.01M11 18.5h.01M13 18.5h.01',
  milk: 'M9 3h6v3l2 3v11a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V9l2-3zM9 6h6M7 12h10M4 10v4M20 10v4M4 12h3M17 12h3',
  tractor:
    'M3 16.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0zM7.5 16.5h.01M17 18.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0zM12 17h5M5 12.5V4h7l1.5 7H20v5M17 11V7',
  well: 'M4 8l8-5 8 5zM6 8v7M18 8v7M12 8v2.5M10 10.5h4l-.5 2.5h-3zM3 15h18v2.5H3zM5 17.5V21h14v-3.5',
  lamp: 'M8 22V6a3 3 0 0 1 3-3h2a3 3 0 0 1 3 3v1M5 22h6M12.5 10h7c0-2-1.5-3-3.5-3s-3.5 1-3.5 3zM16 13v2M12.5 12.5l-1 1.5M19.5 12.5l1 1.5',
  sun: 'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  road: 'M8 3 3 21M16 3l5 18M12 3v3M12 10v4M12 18v3',
  school: 'M12 8V2h4v2.5h-4M12 8l-7 4v9h14v-9zM2 21h20M2 21v-6h3M22 21v-6h-3M10 21v-4h4v4M12 13h.01',
  book: 'M12 6C10 4.5 7 4 3 4v14c4 0 7 .5 9 2 2-1.5 5-2 9-2V4c-4 0-7 .5-9 2zM12 6v14',
  child:
    'M9 5.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM4 10c2.5 1.7 5 2.5 8 2.5s5.5-.8 8-2.5M8.5 12v5l-2 4.5M15.5 12v5l2 4.5M8.5 17h7',
  health:
    'M12 20.5s-8.5-4.5-8.5-11.3A4.7 4.7 0 0 1 12 6.4a4.7 4.7 0 0 1 8.5 2.8c0 6.8-8.5 11.3-8.5 11.3zM12 9.5v5M9.5 12h5',
  temple:
    'M12 4V2M12 4c3 2.5 4.5 5 5 8H7c.5-3 2-5.5 5-8zM5 12h14M6.5 12v7M17.5 12v7M4 22v-3h16v3M2 22h20M10 19v-3a2 2 0 0 1 4 0v3',
  ration:
    'M9 3c2 1 4 1 6 0l-1.5 3h-3zM10.5 6C7 8 5 12 5 16a5 5 0 0 0 5 5h4a5 5 0 0 0 5-5c0-4-2-8-5.5-10M9 13h6M9 16.5h6',
  vote: 'M4 14h16v7H4zM4 14l2.5-5H9M20 14l-2.5-5H15M9 14V3h6v11M11 8l1 1 1.5-2.5M10 17.5h4',
  waste: 'M4 7h16M9 7V4h6v3M6 7l1 14h10l1-14M10 11v6M14 11v6',
  bell: 'M6 9a6 6 0 0 1 12 0c0 6 2 7.5 2 7.5H4S6 15 6 9zM10 20a2.3 2.3 0 0 0 4 0',
} as const satisfies Partial<Record<ConfigIcon, string>>;
