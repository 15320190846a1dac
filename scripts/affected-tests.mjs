// @ts-check
// Finds the tests that a change can break.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Folders with code. */
const folders = ['src', 'stories', 'tests', 'scripts', '.storybook'];

/**
 * Modules that join all parts of the server or the site. Nearly every test reaches nearly every module through them, so of
 * these tests only those run whose name has a word of the changed path.
 */
export const joints = [
  'src/check/check-site.ts',
  'src/server/site/read-site.ts',
  'src/server/start/create-server.ts',
  'src/server/start/serve.ts',
  'src/server/start/parts.generated.ts',
  'src/site/entry-server.tsx',
  'src/templates/registry.tsx',
  'src/templates/declarations.ts',
  'src/desk/server/add-desk.ts',
  'src/desk/server/open-desk.ts',
];

/** Names of rooms and of parts that every template has, which say too little about what is in them. */
const rooms = new Set([
  ...[
    'src',
    'server',
    'site',
    'desk',
    'engine',
    'check',
    'templates',
    'operations',
    'scripts',
    'stories',
    'tests',
  ],
  ...[
    'app',
    'api',
    'start',
    'page',
    'content',
    'routes',
    'ui',
    'control',
    'parts',
    'shared',
    'bind',
    'view',
    'messages',
  ],
]);

const isTest = (/** @type {string} */ file) => /\.(?:test|stories)\.tsx?$/.test(file);

/** Tests of the built site in a browser run when they, or what they import, changed. */
const isSlow = (/** @type {string} */ file) => /^tests\/(?:e2e|full)\//.test(file);

/** @param {string} root @param {string} folder @returns {string[]} paths of code from the root, with slashes */
function codeIn(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.name === 'node_modules') return [];
    if (entry.isDirectory()) return codeIn(root, path);
    return /\.(?:tsx?|mjs)$/.test(entry.name) ? [path] : [];
  });
}

/** Imports and exports of values, static and late, and files that code names by its own URL. */
const imports =
  /^(?:import|export) (?!type\b)[^'";]*['"](\.[^'"]+)['"]|import\(\s*['"](\.[^'"]+)['"]\s*\)|new URL\(\s*['"](\.[^'"]+)['"]/gm;

const endings = ['', '.ts', '.tsx', '.mjs'];

/** @param {string} root @param {string} file @param {string} text @returns {string[]} */
function importsOf(root, file, text) {
  return [...text.matchAll(imports)].flatMap(([, first, second, third]) => {
    const [name = ''] = (first ?? second ?? third ?? '').split('?');
    const path = relative(root, join(root, dirname(file), name)).replaceAll('\\', '/');
    const ending = endings.find((one) => /\.\w+$/.test(path + one) && existsSync(join(root, path + one)));
    return ending === undefined ? [] : [path + ending];
  });
}

/** The code of the project, and who imports what. */
export class ImportGraph {
  /** @type {Map<string, string>} */
  #texts = new Map();
  /** @type {Map<string, Set<string>>} */
  #importers = new Map();

  /** @param {string} root */
  constructor(root) {
    for (const file of folders.flatMap((folder) => codeIn(root, folder))) {
      const text = readFileSync(join(root, file), 'utf8');
      this.#texts.set(file, text);
      for (const imported of importsOf(root, file, text)) {
        const importers = this.#importers.get(imported) ?? new Set();
        this.#importers.set(imported, importers.add(file));
      }
    }
  }

  /**
   * What imports a file, itself included, directly or through others.
   * @param {readonly string[]} files @param {(file: string) => boolean} [isEnd] whether importers of a file do not count
   * @returns {Set<string>}
   */
  importersOf(files, isEnd = () => false) {
    const found = new Set(files);
    for (const file of found)
      if (files.includes(file) || !isEnd(file))
        for (const importer of this.#importers.get(file) ?? []) found.add(importer);
    return found;
  }

  /**
   * Tests that read a file without an import: they name it, or a folder that it is in. Of code, folders count for the tests
   * beside this rule only, which look at all code and are quick.
   * @param {string} file
   */
  readersOf(file) {
    const places = file.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'));
    const isCode = /\.(?:tsx?|mjs)$/.test(file);
    return [...this.#texts].flatMap(([test, text]) => {
      if (!test.startsWith('tests/') || isSlow(test)) return [];
      const names = isCode && !/^tests\/[^/]+\.test\.ts$/.test(test) ? [file] : places;
      const isNamed = names.some((name) =>
        ["'", '"', '`'].some(
          (quote) => text.includes(`${quote}${name}${quote}`) || text.includes(`/${name}${quote}`),
        ),
      );
      return isNamed ? [test] : [];
    });
  }

  /** Tests whose name has a word of the path. @param {string} path */
  namesakesOf(path) {
    const words = wordsOf(path);
    return [...this.#texts.keys()].filter(
      (file) => isTest(file) && !isSlow(file) && words.some((word) => hasWord(file, word)),
    );
  }
}

/** @param {string} path @returns {string[]} names of its folders and of the file, except those of rooms */
const wordsOf = (path) =>
  path
    .replace(/\.(?:generated\.)?\w+$/, '')
    .split('/')
    .filter((word) => !rooms.has(word));

/** @param {string} path @param {string} word */
const hasWord = (path, word) => `-${path.replaceAll(/[/.]/g, '-')}-`.includes(`-${word}-`);

/**
 * The tests that a change can break: those that import a changed file or read it, as far as no joint is between them, and
 * those that are named after it.
 * @param {ImportGraph} graph @param {readonly string[]} changed paths from the root
 * @returns {{ readonly tests: readonly string[], readonly left: number }} `left`: tests that only a joint connects with it
 */
export function affectedTests(graph, changed) {
  const starts = changed.flatMap((file) => [file, ...graph.readersOf(file)]);
  const near = graph.importersOf(starts, (file) => joints.includes(file));
  for (const file of changed.flatMap((path) => graph.namesakesOf(path))) near.add(file);
  const left = [...graph.importersOf(starts)].filter((file) => isTest(file) && !near.has(file));
  return {
    tests: [...near].filter((file) => isTest(file) && !file.startsWith('tests/full/')).sort(),
    left: left.length,
  };
}
