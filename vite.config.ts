import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import type { BuildEnvironmentOptions, Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { minifyStyles } from './scripts/minify-styles.mjs';

/** Messages come compiled: the parser stays out of what a browser loads. */
const withoutParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
};

/** Components declare the properties that are not attributes, so that Emotion's list of all attributes stays out, too. */
const withoutAttributeNames = {
  find: /^@emotion\/is-prop-valid$/,
  replacement: fileURLToPath(new URL('src/ui/theme/is-attribute.ts', import.meta.url)),
};

/** The HTML has the paths of its icons; what the browser renders later uses the sprite. */
const firstIconPaths = {
  find: './icon-paths',
  replacement: fileURLToPath(new URL('src/ui/picture/first-icon-paths.ts', import.meta.url)),
};

/** The service worker: one classic script, beside the assets. */
const serviceWorker: BuildEnvironmentOptions = {
  outDir: 'dist/client',
  emptyOutDir: false,
  target: 'es2020',
  rolldownOptions: {
    input: 'src/service-worker/service-worker.ts',
    output: { format: 'iife', entryFileNames: 'service-worker.js' },
  },
};

/**
 * Lets the bundle leave out the contexts and components of React Router that nothing uses, 8 kB of each first view: it
 * marks the calls that create them as free of side effects, and removes their names for React's developer tools.
 */
const withoutUnusedRouterParts: Plugin = {
  name: 'without-unused-router-parts',
  transform: {
    filter: { id: /\/react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replace(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ ')
        .replace(/^\w+\.displayName = "\w+";$/gm, ''),
      // The lines stay where they are.
      map: null,
    }),
  },
};

/** Imported for tests only: it loads Vitest, which sets the variable. */
const sequence = process.env.VITEST
  ? { sequencer: (await import('./scripts/test-order.mjs')).TestOrder }
  : {};

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [react(), withoutUnusedRouterParts, minifyStyles()],
  publicDir: false,
  // Without it, Workbox would log and check its arguments.
  define: mode === 'service-worker' ? { 'process.env.NODE_ENV': '"production"' } : {},
  resolve: {
    alias: command === 'build' && !isSsrBuild ? [withoutParser, withoutAttributeNames, firstIconPaths] : [],
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        emptyOutDir: true,
        copyPublicDir: false,
        // Chunks lie beside the entries: modules find files by their own URL.
        rolldownOptions: {
          input: ['server/main.ts', 'server/export.ts', 'server/media/media-process.ts'],
          output: { chunkFileNames: '[name]-[hash].js' },
        },
      }
    : mode === 'service-worker'
      ? serviceWorker
      : {
          outDir: 'dist/client',
          manifest: true,
          target: 'es2020',
          // The fonts are named by the server alone, but belong among the assets.
          rolldownOptions: {
            input: ['src/entry-client.tsx', 'src/first-script.ts', 'src/ui/fonts/font-families.ts'],
            // Emotion imports them for an export that nothing uses, and they do not declare that they have no side effects.
            treeshake: {
              moduleSideEffects: [
                { test: /node_modules\/(?:hoist-non-react-statics|react-is)\//, sideEffects: false },
              ],
            },
            // Few files, since each costs a request and a task, and small ones compress worse. The first script runs alone,
            // so that the constant it shares with the entry belongs to its file. The entry has all that every page needs,
            // packages included, and what forms share with the removal of old drafts, too little for a file. Code that four
            // or more other scripts share is one file; with a lower count, pages would load more code that they do not use.
            // Below it are small files that are nearly always loaded together.
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: 'first-script',
                    test: /\/src\/(?:first-script|model\/page\/early-click)\.ts$/,
                    priority: 2,
                  },
                  {
                    name: 'entry-client',
                    test: /\/src\/(?:entry-client\.tsx|client\/draft-storage\.ts)$/,
                    priority: 1,
                  },
                  { name: 'shared', test: /\/src\//, minShareCount: 4 },
                  {
                    name: 'pictures',
                    test: /\/src\/ui\/(?:dialog\/dark-dialog|viewer\/ViewerNotice|picture\/PictureTiles)\.tsx?$/,
                  },
                  {
                    name: 'list-parts',
                    test: /\/src\/(?:templates\/shared\/(?:MoreLink|CalendarLink)|ui\/text\/DateLine|ui\/theme\/inner-focus)\.tsx?$/,
                  },
                  {
                    name: 'moving-row',
                    test: /\/src\/ui\/(?:carousel\/use-carousel|motion\/use-pausable)\.ts$/,
                  },
                ],
              },
            },
          },
        },
  test: {
    projects: ['tests/vitest.*.config.ts'],
    sequence,
    coverage: {
      provider: 'v8',
      include: ['src/**/*.{ts,tsx}', 'server/**/*.ts'],
      // Generated types, examples (test data) and the entry points, which the browser tests run in the built site.
      exclude: ['tests/**', '**/*.generated.ts', '**/example*.ts', 'src/entry-*.tsx', 'server/main.ts'],
      reporter: ['text-summary', 'html'],
      thresholds: {
        'src/{model,binding,check}/**': { lines: 95 },
        'src/{client,site,ui,templates,i18n}/**': { lines: 85 },
        'server/**': { lines: 85 },
      },
    },
  },
}));
