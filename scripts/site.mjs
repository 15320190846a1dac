// @ts-check
// Runs a command that is written in TypeScript: node scripts/site.mjs NAME [arguments]. It first installs the packages.
import './bootstrap.mjs';

const { register } = await import('tsx/esm/api');
const { writeTemplateIndex } = await import('./template-index.mjs');
await writeTemplateIndex();
register();
await import(new URL('./site.ts', import.meta.url).href);
