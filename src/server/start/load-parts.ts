import { parts } from './parts.generated';
import type { ServerOptions } from './server-options';

/** Loads the parts of a site's server that are there. */
export async function loadParts(): Promise<Pick<ServerOptions, 'desk' | 'visits'>> {
  const [desk, visits] = await Promise.all([parts.desk?.(), parts.visits?.()]);
  return { ...(desk && { desk }), ...(visits && { visits }) };
}
