import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Messages come compiled: the parser stays out of what a browser loads. */
const withoutParser = {
  find: /^@formatjs\/icu-messageformat-parser$/,
  replacement: '@formatjs/icu-messageformat-parser/no-parser.js',
};

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react()],
  publicDir: false,
  resolve: { alias: command === 'build' && !isSsrBuild ? [withoutParser] : [] },
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node20', emptyOutDir: true, copyPublicDir: false }
    : {
        outDir: 'dist/client',
        manifest: true,
        target: 'es2020',
        // The fonts are named by the server alone, but belong among the assets.
        rolldownOptions: { input: ['src/entry-client.tsx', 'src/ui/theme/fonts.ts'] },
      },
  test: { projects: ['tests/vitest.*.config.ts'] },
}));
