import { addressOf, type SourceParameters } from '../../src/content/address';
import type { Envelope, SiteConfig } from '../../src/config/site-config.generated';

/** An answer of the council API. */
export interface CouncilAnswer {
  /** HTTP status: 200, 400 (a parameter is missing), 404 (no such path), 502 (no good answer), 504 (none in time). */
  readonly status: number;
  readonly envelope: Envelope;
  /** Records that did not fit their entity and are not in the envelope. */
  readonly leftOut: number;
}

/** The council API (specification 7, the GET calls), embedded or the council's own server. Asking never rejects. */
export interface Council {
  /** @param path under /api, beginning with a slash */
  ask(path: string, query: Readonly<Record<string, string>>): Promise<CouncilAnswer>;
}

/** An answer without records that says why. */
export function refusal(status: number, message: string): CouncilAnswer {
  return { status, envelope: { status: false, data: null, message }, leftOut: 0 };
}

/** An answer with records. */
export function success(data: unknown[], leftOut: number): CouncilAnswer {
  return { status: 200, envelope: { status: true, data, message: null }, leftOut };
}

/** Asks for the records of a source by name; 400 when an id that it needs is not known, 404 for a name of no source. */
export async function askSource(
  council: Council,
  config: Pick<SiteConfig, 'sources'>,
  name: string,
  parameters: SourceParameters,
): Promise<CouncilAnswer> {
  const source = Object.hasOwn(config.sources, name) ? config.sources[name] : undefined;
  if (!source) return refusal(404, `There is no source “${name}”.`);
  const address = addressOf(source, parameters);
  return address ? council.ask(address.path, address.query) : refusal(400, 'A parameter is missing.');
}
