/**
 * React's `prerender`. Not that of the build for Node, whose AsyncLocalStorage makes every promise and every write of the
 * process slower on Node 20 and 22 (docs/decisions/0010-server-rendering-and-hydration.md).
 */
import './array-buffer-detached';

export { prerender } from 'react-dom/static.edge';
