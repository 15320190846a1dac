// @ts-check
// Runs a command that is written in TypeScript: node scripts/site.mjs NAME [arguments]. Its packages are installed already.
import './require-packages.mjs';
import './load-env-file.mjs';

const { register } = await import('tsx/esm/api');
const { writePartsIndex } = await import('./parts-index.mjs');
const { writeTemplateIndex } = await import('./template-index.mjs');
await Promise.all([writePartsIndex(), writeTemplateIndex()]);
register();
await import(new URL('./site.ts', import.meta.url).href);
