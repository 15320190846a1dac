import type { FastifyRequest } from 'fastify';
import { networkOf, type LimitRequests } from '../rate-limit';

/** Look-ups in 10 minutes: of one network, which a village may share, and of all visitors of a site. */
const most = { network: 30, site: 600 } as const;

/** Counts a look-up; resolves with the seconds to wait, 0 when it may pass. */
export type LookupLimit = (request: FastifyRequest) => Promise<number>;

/** Limits look-ups before they are made. Successful ones count too, so that a refusal does not reveal whether a guess was right. */
export function createLookupLimit(limits: LimitRequests): LookupLimit {
  const ofNetwork = limits(most.network);
  const ofSite = limits(most.site);
  return async (request) => {
    const wait = await ofNetwork(request, `look-up ${networkOf(request)}`);
    return wait > 0 ? wait : ofSite(request, 'look-up');
  };
}
