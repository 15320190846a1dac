import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  plugins: [react()],
  // Finds dependencies of lazy modules before the first story, because finding one later reloads the page.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', 'stories/**/*.{ts,tsx}', '.storybook/preview.tsx'] },
});
