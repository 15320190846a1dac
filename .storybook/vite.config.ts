import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: './',
  plugins: [react()],
  // Found before the first story is drawn, also what is loaded when needed: a late find reloads the page.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', 'stories/**/*.{ts,tsx}', '.storybook/preview.tsx'] },
});
