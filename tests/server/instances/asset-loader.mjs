// @ts-check
// Lets Node import fonts and pictures as the bundler does, by a URL; the tests of the server load none of them.
import { register } from 'node:module';

const hooks = `const asset = { format: 'module', source: 'export default "asset"', shortCircuit: true };
export const load = (url, context, next) => (/\\.(?:woff2|svg)/.test(url) ? asset : next(url, context));`;

register(`data:text/javascript,${encodeURIComponent(hooks)}`);
