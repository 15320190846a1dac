// @ts-check
// Which room may import from which (docs/decisions/0016-import-rules-and-lint.md). dependency-cruiser enforces this one table,
// and tests/import-rules.test.ts fails when a room is missing from it.

/** Common to all templates, free of React: the only parts of the templates for the server and the checker. */
const declarations = [
  'src/templates/declarations.ts',
  'src/templates/page-views.ts',
  'src/templates/prepare-page.ts',
  'src/templates/section-sentences.ts',
];

/** Parts of the site that templates may use: components, the theme, messages, and features of the browser. */
const parts = ['src/site/ui', 'src/site/theme', 'src/site/i18n', 'src/site/browser'];

/** Files that every room of the server may import. */
const serverFiles = [
  'src/server/log.ts',
  'src/server/environment.ts',
  'src/server/environment-values.ts',
  'src/server/command-line.ts',
  'src/server/version.ts',
];

/** Renders a page, and the styles and fonts in its head. */
const siteEntry = ['src/site/entry-server.tsx', 'src/site/fonts', 'src/site/theme'];

/** @param {...string} names @returns {string[]} rooms of the server */
const server = (...names) => names.map((name) => `src/server/${name}`);

/** @param {...string} names @returns {string[]} rooms of the site */
const site = (...names) => names.map((name) => `src/site/${name}`);

/**
 * Room → rooms and files that it may import from, beside itself. Rows of one group are in order: each may import from
 * those above it.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const allowedImports = {
  'src/engine': [],
  'src/check': ['src/engine', ...declarations],
  'src/templates': ['src/engine', ...parts],

  'src/site/i18n': [],
  'src/site/fonts': ['src/engine'],
  'src/site/theme': ['src/engine', ...site('fonts')],
  'src/site/browser': ['src/engine'],
  'src/site/ui': ['src/engine', ...site('i18n', 'theme')],
  'src/site/service-worker': ['src/engine', ...site('browser')],
  'src/site/queries': ['src/engine', ...site('browser')],
  'src/site/context': ['src/engine', 'src/templates', ...site('browser', 'ui', 'queries')],
  'src/site/navigation': ['src/engine', 'src/templates', ...site('context')],
  'src/site/language': ['src/engine', ...site('browser', 'theme', 'ui', 'context', 'navigation')],
  'src/site/error': ['src/engine', ...site('browser', 'ui', 'queries', 'context')],
  'src/site/search': ['src/engine', ...site('browser', 'ui', 'context')],
  'src/site/display': ['src/engine', ...site('browser', 'theme', 'ui', 'context')],
  'src/site/identity': ['src/engine', ...site('ui', 'context')],
  'src/site/menu': [
    'src/engine',
    'src/templates',
    ...site('theme', 'ui', 'queries', 'context', 'navigation', 'display', 'identity'),
  ],
  'src/site/shell': [
    'src/engine',
    ...site('browser', 'theme', 'ui', 'queries', 'context', 'navigation', 'language', 'error', 'search'),
    ...site('display', 'identity', 'menu'),
  ],
  'src/site/page': [
    'src/engine',
    'src/templates',
    ...site('theme', 'ui', 'queries', 'context', 'navigation', 'error'),
  ],
  'src/site/background': [
    'src/engine',
    'src/templates',
    ...site('browser', 'ui', 'queries', 'context', 'navigation', 'search', 'menu', 'shell', 'page'),
  ],
  'src/site': ['src/engine', 'src/templates'],

  'src/server/jobs': [],
  'src/server/files': [...server('jobs')],
  'src/server/monitoring': [],
  'src/server/http': ['src/engine', ...server('jobs', 'files', 'monitoring')],
  'src/server/database': ['src/engine', ...server('jobs', 'files', 'monitoring')],
  'src/server/media': [
    'src/engine',
    'src/check',
    ...server('jobs', 'files', 'monitoring', 'http', 'database'),
  ],
  'src/server/push': ['src/engine', ...server('jobs', 'files', 'monitoring', 'http', 'database')],
  'src/server/site': ['src/engine', 'src/check', ...declarations, ...server('files', 'http', 'media')],
  'src/server/council': [
    'src/engine',
    ...server('jobs', 'files', 'monitoring', 'http', 'database', 'media', 'site'),
  ],
  'src/server/submissions': [
    'src/engine',
    'src/check',
    ...declarations,
    ...server('jobs', 'files', 'monitoring', 'http', 'database', 'site', 'council'),
  ],
  'src/server/page': [
    'src/engine',
    ...declarations,
    ...siteEntry,
    ...server('jobs', 'files', 'monitoring', 'http', 'database', 'media', 'site', 'council', 'submissions'),
  ],
  'src/server/follow': [
    'src/engine',
    ...server('monitoring', 'http', 'database', 'site', 'council', 'submissions', 'page', 'push'),
  ],
  'src/server/start': ['src/engine', 'src/check', 'src/desk', 'src/operations', ...siteEntry],

  'src/desk/api': ['src/engine'],
  'src/desk/messages': ['src/engine'],
  'src/desk/app': [
    'src/engine',
    'src/desk/api',
    'src/desk/messages',
    'src/site/polyfills.ts',
    ...site('browser', 'theme', 'ui'),
  ],
  'src/desk/server': [
    'src/engine',
    'src/check',
    'src/desk/api',
    'src/desk/messages',
    ...declarations,
    ...server(
      'jobs',
      'files',
      'monitoring',
      'http',
      'database',
      'media',
      'push',
      'site',
      'page',
      'submissions',
      'start',
    ),
  ],

  'src/operations': ['src'],
};

/** @param {readonly string[]} places */
const inside = (places) =>
  places.map((place) =>
    /\.tsx?$/.test(place) ? `^${place.replaceAll('.', String.raw`\.`)}$` : `^${place}/`,
  );

/** @param {string} room @param {readonly string[]} allowed */
function importRule(room, allowed) {
  const always = room.startsWith('src/server/') || room.startsWith('src/desk/server') ? serverFiles : [];
  // The composing files of a room know all that is in it.
  const whole = room === 'src/server/start' ? ['src/server'] : room === 'src/site' ? ['src/site'] : [];
  return {
    name: `${room} imports only from ${allowed.join(', ') || 'itself'}`,
    severity: 'error',
    from: room === 'src/site' ? { path: String.raw`^src/site/(app/|[^/]+$)` } : { path: inside([room]) },
    to: {
      path: inside(['src', 'stories', 'tests', 'scripts']),
      pathNot: inside([room, ...allowed, ...always, ...whole]),
    },
  };
}

const browser = inside(['src/engine', 'src/templates', 'src/site', 'src/desk/app']);
/** Packages that are loaded only with a form, a dialog or a toast; and MUI's theme. */
const muiPlaces = [
  '^src/site/theme/(site-theme|overrides/)',
  '^src/site/ui/(control/MuiTheme|dialog/|toast/)',
  '^src/templates/(form|track)/',
];
const examples = ['^src/templates/[^/]+/example'];

export default {
  forbidden: [
    ...Object.entries(allowedImports).map(([room, allowed]) => importRule(room, allowed)),
    {
      name: 'templates do not import each other',
      severity: 'error',
      from: { path: '^src/templates/([^/]+)/' },
      to: { path: '^src/templates/[^/]+/', pathNot: '^src/templates/($1|shared)/' },
    },
    {
      name: 'only the list of optional parts imports the desk and operations',
      severity: 'error',
      from: {
        path: inside(['src']),
        pathNot: inside(['src/desk', 'src/operations', 'src/server/start/parts.generated.ts']),
      },
      to: { path: inside(['src/desk', 'src/operations']) },
    },
    {
      name: 'only stories, tests and benches import stories, tests and examples',
      severity: 'error',
      // The benches drive the server with the visitors of the tests.
      from: { pathNot: [...inside(['stories', 'tests', '.storybook', 'scripts/bench']), ...examples] },
      to: { path: [...inside(['stories', 'tests']), ...examples] },
    },
    {
      name: 'the browser does not load the schema checker and the Markdown parser',
      severity: 'error',
      from: { path: browser },
      to: {
        path: ['^src/check/', '^node_modules/(ajv|jsonc-parser|mdast-util-from-markdown|micromark)'],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'declarations of templates load no React',
      severity: 'error',
      from: { path: inside(['src/templates/declarations.ts']) },
      to: { path: [String.raw`\.tsx$`, '^node_modules/(react|@mui|@emotion)'], reachable: true },
    },
    {
      name: 'only forms, dialogs and toasts bring MUI, which other pages load without',
      severity: 'error',
      from: { path: inside(['src/site', 'src/templates']), pathNot: muiPlaces },
      to: { path: ['^node_modules/@mui/', '^src/site/ui/control/MuiTheme'] },
    },
    { name: 'no cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'every import resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`(^|/)dist/|\?|\.woff2$` },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
