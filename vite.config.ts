import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { IntlMessageFormat } from 'intl-messageformat';
import type { BuildEnvironmentOptions, Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import packageFile from './package.json' with { type: 'json' };
import { writePartsIndex } from './scripts/parts-index.mjs';
import { writeTemplateIndex } from './scripts/template-index.mjs';

// The programs and tests that Vite runs import them.
await Promise.all([writePartsIndex(), writeTemplateIndex()]);

/** Messages come compiled: the parser stays out of what a browser loads. */
const withoutParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
};

/** Compiles the catalogues of the desk. */
const compiledCatalogues: Plugin = {
  name: 'compiled-catalogues',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/desk\/messages\/(?:screens\/)?[A-Z]+\.json$/ },
    handler: (code) =>
      JSON.stringify(
        JSON.parse(code, (_id, text: unknown) =>
          typeof text === 'string' ? new IntlMessageFormat(text, 'en').getAst() : text,
        ),
      ),
  },
};

/** What the entry has to have before the other scripts, which import it from there. */
const entryModules =
  /\/src\/(?:site\/(?:entry-client|browser\/(?:static-page|load-site|fetch-site-file|with-timeout|read-initial-state|when-idle))|engine\/(?:json\/json|page\/initial-state))\.ts$/;

const formParts =
  /\/src\/(?:site\/ui\/control\/(?:Copy|Share)Button\.tsx|site\/browser\/submission-timeout\.ts|engine\/form\/(?:form-post|submission-outcome)\.ts)$/;

const commonModules =
  /\/src\/(?:site\/hydrate-site\.tsx|engine\/worker\/worker-settings\.ts|templates\/shared\/(?!read-aloud\/).*)$/;

/** MUI with its theme, which forms, dialogs and toasts bring. */
const muiModules = /\/src\/site\/ui\/control\/MuiTheme\.tsx$/;

/** React: kept by browsers when the site's code changes. */
const reactModules = /\/node_modules\/(?:react|react-dom|scheduler)\/|\/hydrate-root\.ts$/;

/** Files of which a page runs most functions at once: Chromium compiles them while it downloads them, others ignore it. */
const compiledAtOnce = ['react', 'hydrate-site'];

/**
 * The oldest browsers in which scripts run, as the build names them; and the syntax of the year 2020, since older ones parse
 * the entry, which does nothing there.
 */
const target = [
  'es2020',
  ...packageFile.browserslist.map((name) => name.replace('ios_saf', 'ios').replace(' ', '')),
];

/** The service worker: one classic script, beside the assets. */
const serviceWorker: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  emptyOutDir: false,
  license: { fileName: '.vite/license-worker.md' },
  target,
  rolldownOptions: {
    input: 'src/site/service-worker/service-worker.ts',
    output: { format: 'iife', entryFileNames: 'service-worker.js' },
  },
};

/** The service worker of what is shared to the desk. */
const shareWorker: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  emptyOutDir: false,
  target,
  rolldownOptions: {
    input: 'src/desk/app/shares/share-worker.ts',
    output: { format: 'iife', entryFileNames: 'share-worker.js' },
  },
};

/** What shows notifications: another classic script, which only sites with notifications have. */
const pushWorker: BuildEnvironmentOptions = {
  ...serviceWorker,
  license: { fileName: '.vite/license-push.md' },
  rolldownOptions: {
    input: 'src/site/service-worker/push-worker.ts',
    output: { format: 'iife', entryFileNames: 'push-worker.js' },
  },
};

/** Entries of the server's build that need `src/operations`. */
const operations = ['src/operations/export/export.ts', 'scripts/pack/commands.ts'];

/** The desk: built apart from the pages, whose scripts would otherwise share code with it and change. */
const desk: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  emptyOutDir: false,
  manifest: '.vite/desk-manifest.json',
  license: { fileName: '.vite/license-desk.md' },
  target,
  rolldownOptions: {
    input: 'src/desk/app/entry-desk.ts',
    output: {
      entryFileNames: 'assets/desk/[name]-[hash:7].js',
      chunkFileNames: 'assets/desk/[name]-[hash:7].js',
    },
  },
};

/** The pages of a site. */
const pages: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  manifest: true,
  license: true,
  target,
  // Templates import little beside the file that every page has loaded before them.
  modulePreload: false,
  // The fonts are named by the server alone, but belong among the assets.
  rolldownOptions: {
    input: ['src/site/entry-client.ts', 'src/site/fonts/font-families.ts'],
    // Emotion imports them for an export that nothing uses, and they do not declare that they have no side effects.
    treeshake: {
      moduleSideEffects: [
        { test: /node_modules\/(?:hoist-non-react-statics|react-is)\//, sideEffects: false },
      ],
    },
    // Small files compress worse, and each costs a request. Hashes do not compress at all, and files name many others.
    output: {
      entryFileNames: 'assets/[name]-[hash:7].js',
      chunkFileNames: 'assets/[name]-[hash:7].js',
      postBanner: ({ name }) => (compiledAtOnce.includes(name) ? '//# allFunctionsCalledOnLoad' : ''),
      codeSplitting: {
        groups: [
          { name: 'react', test: reactModules, priority: 2 },
          { name: 'entry-client', test: entryModules, priority: 1 },
          // What every page has and what several templates share, with all that they import.
          { name: 'hydrate-site', test: commonModules, priority: 1 },
          { name: 'mui', test: muiModules, priority: 1 },
          // Small parts of forms, of which other templates and the background need some, too.
          { name: 'form-parts', test: formParts, priority: 1 },
          // Dialogs open when something is clicked, and bring MUI's code with them; few visitors have forms that wait.
          {
            name: 'shared',
            test: /\/src\/(?!site\/(?:ui\/dialog\/|browser\/(?:kept-forms|post-form))|engine\/form\/form-submission|templates\/form\/(?:waiting\/(?!waiting-marker)|sending\/send-form))/,
            minShareCount: 3,
          },
        ],
      },
    },
  },
};

/** What is built besides the pages, by mode. */
const builds: Readonly<Record<string, BuildEnvironmentOptions>> = {
  'service-worker': serviceWorker,
  'share-worker': shareWorker,
  'push-worker': pushWorker,
  desk,
};

/** Imported for tests only: it loads Vitest, which sets the variable. */
const sequence = process.env.VITEST
  ? { sequencer: (await import('./scripts/test-order.mjs')).TestOrder }
  : {};

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [react(), ...(mode === 'desk' ? [compiledCatalogues] : [])],
  publicDir: false,
  // Without it, Workbox would log and check its arguments.
  define: mode === 'service-worker' ? { 'process.env.NODE_ENV': '"production"' } : {},
  resolve: {
    alias: command === 'build' && !isSsrBuild ? [withoutParser] : [],
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        sourcemap: true,
        emptyOutDir: true,
        copyPublicDir: false,
        // Chunks lie beside the entries: modules find files by their own URL.
        rolldownOptions: {
          input: [
            'src/server/start/main.ts',
            'src/server/start/job-process.ts',
            ...(existsSync('src/operations') ? operations : []),
          ],
          output: { chunkFileNames: '[name]-[hash].js', sourcemapExcludeSources: true },
        },
      }
    : (builds[mode] ?? pages),
  test: {
    projects: ['tests/vitest.*.config.ts'],
    sequence,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}'],
      // Generated types, examples (test data) and the entry points, which the browser tests run in the built site.
      exclude: [
        'tests/**',
        '**/*.generated.ts',
        '**/example*.ts',
        'src/site/entry-*.{ts,tsx}',
        'src/site/hydrate-site.tsx',
        'src/server/start/main.ts',
      ],
      reporter: ['text-summary', 'html'],
      thresholds: {
        'src/{engine,check}/**': { lines: 95 },
        'src/{site,templates}/**': { lines: 85 },
        'src/{server,operations}/**': { lines: 85 },
        'src/desk/server/**': { lines: 85 },
      },
    },
  },
}));
