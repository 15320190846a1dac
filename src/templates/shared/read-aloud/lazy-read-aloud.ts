import { lazyView } from '../../lazy-view';

/** The button that reads aloud, whose code is loaded where a section has it. */
export const ReadAloud = lazyView(() => import('./ReadAloud').then((m) => m.ReadAloud));
