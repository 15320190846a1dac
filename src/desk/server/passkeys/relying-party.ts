import type { FastifyRequest } from 'fastify';
import { canHavePasskeys } from '../../api/passkey-place';
import { DeskRefusal } from '../desk-request';

/** The website that a passkey is for. */
export interface RelyingParty {
  /** Its host, which browsers compare. */
  readonly id: string;
  readonly origin: string;
}

/** The website of a request from one of its own pages. @throws DeskRefusal where browsers make no passkeys for the site */
export function relyingPartyOf({ headers: { origin } }: FastifyRequest, publicAddress: string): RelyingParty {
  if (origin === undefined || !canHavePasskeys(origin, publicAddress)) throw new DeskRefusal('forbidden');
  return { id: new URL(origin).hostname, origin };
}
