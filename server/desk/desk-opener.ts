import type { FastifyInstance } from 'fastify';
import type { Desk, DeskOptions } from './open-desk';

/** Gives the desk, which the first call opens. */
export type OpenDesk = () => Promise<Desk>;

/**
 * Opens the desk when it is first needed: most visits of a site do not need it. One that could not be opened is tried again;
 * it ends with the app.
 */
export function deskOpener(app: FastifyInstance, options: DeskOptions): OpenDesk {
  let opening: Promise<Desk> | undefined;
  const open = async () => {
    const { openDesk } = await import('./open-desk');
    return openDesk(options);
  };
  app.addHook('onClose', async () => {
    const desk = await opening?.catch(() => undefined);
    await desk?.close();
  });
  return () =>
    (opening ??= open().catch((error: unknown) => {
      opening = undefined;
      throw error;
    }));
}
