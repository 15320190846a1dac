import type { FastifyInstance } from 'fastify';
import type { Desk, DeskOptions } from './open-desk';

/** Gives the desk, which the first call opens. */
export type OpenDesk = () => Promise<Desk>;

/** A desk that is opened when it is first needed. */
export interface LazyDesk {
  readonly open: OpenDesk;
  /** Closes it, if it was opened. */
  readonly close: () => Promise<void>;
}

/** Opens a desk when it is first needed: most visits of a site do not need it. One that could not be opened is tried again. */
export function lazyDesk(options: DeskOptions): LazyDesk {
  let opening: Promise<Desk> | undefined;
  const open = async () => {
    const { openDesk } = await import('./open-desk');
    return openDesk(options);
  };
  return {
    open: () =>
      (opening ??= open().catch((error: unknown) => {
        opening = undefined;
        throw error;
      })),
    close: async () => {
      const desk = await opening?.catch(() => undefined);
      await desk?.close();
    },
  };
}

/** A lazy desk that ends with the app. */
export function deskOpener(app: FastifyInstance, options: DeskOptions): OpenDesk {
  const { open, close } = lazyDesk(options);
  app.addHook('onClose', close);
  return open;
}
