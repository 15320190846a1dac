// @ts-check
// Which room may import from which (docs/decisions): one table, held by dependency-cruiser.

/** @type {Readonly<Record<string, readonly string[]>>} a room and the rooms that it may import from */
const arrows = {
  'src/i18n': [],
  'src/theme': [],
  'src/config': ['src/theme'],
  'src/binding': ['src/config'],
  'src/content': ['src/config', 'src/binding'],
  'src/ui': ['src/theme', 'src/i18n'],
  'src/templates': ['src/binding', 'src/ui', 'src/i18n', 'src/config'],
  'src/site': ['src/templates', 'src/content', 'src/binding', 'src/ui', 'src/i18n', 'src/config'],
  server: ['src'],
};

/** @type {Readonly<Record<string, readonly string[]>>} rooms of which another may know the types, and nothing else */
const typesOnly = {
  'src/templates': ['src/config', 'src/content'],
  'src/ui': ['src/config'],
};

const inside = (/** @type {readonly string[]} */ rooms) => rooms.map((room) => `^${room}/`);

/** @param {string} room @param {readonly string[]} allowed */
function arrow(room, allowed) {
  const known = typesOnly[room] ?? [];
  const own = [room, ...allowed, ...known];
  return {
    name: `${room} imports ${allowed.join(', ') || 'nothing'}`,
    severity: 'error',
    from: { path: inside([room]) },
    to: { path: inside(['src', 'server', 'stories', 'tests', 'scripts']), pathNot: inside(own) },
  };
}

/** @param {string} room @param {readonly string[]} known */
function knowsTypes(room, known) {
  return {
    name: `${room} knows only the types of ${known.join(', ')}`,
    severity: 'error',
    from: { path: inside([room]) },
    to: { path: inside(known), dependencyTypesNot: ['type-only'] },
  };
}

const browser = inside([
  'src/binding',
  'src/content',
  'src/i18n',
  'src/site',
  'src/templates',
  'src/theme',
  'src/ui',
]);
const examples = ['^src/templates/[^/]+/example', '^src/templates/example'];

export default {
  forbidden: [
    ...Object.entries(arrows).map(([room, allowed]) => arrow(room, allowed)),
    ...Object.entries(typesOnly).map(([room, known]) => knowsTypes(room, known)),
    {
      name: 'templates are strangers to each other',
      severity: 'error',
      from: { path: '^src/templates/([^/]+)/' },
      to: { path: '^src/templates/[^/]+/', pathNot: '^src/templates/$1/' },
    },
    {
      name: 'nothing but stories and tests knows stories, tests and examples',
      severity: 'error',
      // The benches drive the server with the visitors of the tests.
      from: { pathNot: [...inside(['stories', 'tests', '.storybook', 'scripts/bench']), ...examples] },
      to: { path: [...inside(['stories', 'tests']), ...examples] },
    },
    {
      name: 'the browser has no schema checker',
      severity: 'error',
      from: { path: browser },
      to: {
        path: ['^src/config/check/', '^node_modules/(ajv|jsonc-parser)'],
        dependencyTypesNot: ['type-only'],
      },
    },
    { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'everything imported is there',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`(^|/)dist/|\?|\.svg$|\.woff2$` },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
};
