// @ts-check
// Which folder may import from which (docs/decisions/0016-import-rules-and-lint.md). dependency-cruiser enforces this one table,
// and tests/import-rules.test.ts fails when a folder is missing from it.

/** What every template needs, free of React: the only part of the templates for the server and the checker. */
const declarations = 'src/templates/declarations.ts';

/** What a page shows of each list, from the declarations. */
const pageViews = 'src/templates/page-views.ts';

/** What a page shows of its lists, from the declarations. */
const preparePage = 'src/templates/prepare-page.ts';

/** Validates, stores and sends forms: loaded with the template of forms, and not with the first view. */
const forms = 'src/templates/form/sending/open-form.ts';

/** Fetches and searches the index: loaded with the template of the search, and not with the first view. */
const search = 'src/templates/search/use-search.ts';

/** Tells the time: loaded with the template of opening hours, and not with the first view. */
const clock = 'src/site/browser/use-clock.ts';

/** Stores whether a key opens the search. */
const searchShortcut = 'src/site/browser/search-shortcut.ts';

/** The texts of the desk, of which the server sends one. */
const deskMessages = 'src/desk/messages/desk-messages.ts';

/** What the oldest browsers lack, which an entry loads for them. */
const polyfills = 'src/site/polyfills.ts';

/**
 * Folder → folders and files that it may import from, beside itself.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const allowedImports = {
  'src/engine': [],
  'src/site/i18n': [],
  'src/engine/values': ['src/engine'],
  'src/check': ['src/engine', 'src/engine/values', declarations, pageViews],
  'src/engine/binding': ['src/engine'],
  'src/client': ['src/engine', 'src/engine/binding'],
  'src/site/service-worker': ['src/engine', 'src/engine/binding'],
  'src/site/ui': ['src/site/i18n', 'src/engine'],
  'src/templates': [
    'src/engine/binding',
    'src/site/ui',
    'src/site/i18n',
    'src/engine',
    forms,
    search,
    searchShortcut,
    clock,
  ],
  'src/desk/app': [
    'src/client',
    'src/engine/binding',
    'src/site/ui',
    'src/site/i18n',
    'src/engine',
    polyfills,
  ],
  'src/app': [
    'src/templates',
    'src/client',
    'src/engine/binding',
    'src/site/ui',
    'src/site/i18n',
    'src/engine',
  ],
  server: [
    'src/engine',
    'src/engine/values',
    'src/check',
    'src/engine/binding',
    'src/site/fonts',
    'src/site/theme',
    deskMessages,
    declarations,
    pageViews,
    preparePage,
  ],
};

/**
 * Folder → folders of which it may import types only.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const allowedTypes = {
  'src/templates': ['src/client'],
};

/** The browser's and the server's entry points, which any folder may not import but these. */
const entries = { server: String.raw`^src/site/entry-server\.tsx$` };

const inside = (/** @type {readonly string[]} */ places) =>
  places.map((place) => (place.endsWith('.ts') ? `^${place.replace('.', String.raw`\.`)}$` : `^${place}/`));

/** @param {string} folder @param {readonly string[]} allowed */
function importRule(folder, allowed) {
  const own = inside([folder, ...allowed, ...(allowedTypes[folder] ?? [])]);
  return {
    name: `${folder} imports only from ${allowed.join(', ') || 'itself'}`,
    severity: 'error',
    from: { path: inside([folder]) },
    to: {
      path: inside(['src', 'server', 'stories', 'tests', 'scripts']),
      pathNot: folder === 'server' ? [...own, entries.server] : own,
    },
  };
}

/** @param {string} folder @param {readonly string[]} known */
function typesOnlyRule(folder, known) {
  return {
    name: `${folder} imports only types from ${known.join(', ')}`,
    severity: 'error',
    from: { path: inside([folder]) },
    to: {
      path: inside(known),
      pathNot: inside(allowedImports[folder] ?? []),
      dependencyTypesNot: ['type-only'],
    },
  };
}

const browser = inside([
  'src/engine',
  'src/engine/binding',
  'src/client',
  'src/site/i18n',
  'src/app',
  'src/desk/app',
  'src/templates',
  'src/site/ui',
]);
const examples = ['^src/templates/[^/]+/example'];

export default {
  forbidden: [
    ...Object.entries(allowedImports).map(([folder, allowed]) => importRule(folder, allowed)),
    ...Object.entries(allowedTypes).map(([folder, known]) => typesOnlyRule(folder, known)),
    {
      name: 'templates do not import each other',
      severity: 'error',
      from: { path: '^src/templates/([^/]+)/' },
      to: { path: '^src/templates/[^/]+/', pathNot: '^src/templates/($1|shared)/' },
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
      from: { path: inside([declarations]) },
      to: { path: [String.raw`\.tsx$`, '^node_modules/(react|@mui|@emotion)'], reachable: true },
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
