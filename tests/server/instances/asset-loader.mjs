// @ts-check
// Lets Node import fonts and pictures as the bundler does: by a URL, which the tests of the server do not load, or as text.
import { register } from 'node:module';

const hooks = `import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
const textOf = (url) => (url.endsWith('?raw') ? readFileSync(fileURLToPath(url), 'utf8') : 'asset');
export const load = (url, context, next) =>
  /\\.(?:woff2|svg)/.test(url)
    ? { format: 'module', source: 'export default ' + JSON.stringify(textOf(url)), shortCircuit: true }
    : next(url, context);`;

register(`data:text/javascript,${encodeURIComponent(hooks)}`);
