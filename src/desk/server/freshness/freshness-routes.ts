import type { FastifyInstance, FastifyRequest } from 'fastify';
import { deskApi } from '../../api/desk-api';
import { freshnessPaths } from '../../api/freshness-api';
import type { DeskRight } from '../../api/roles';
import { linkChecker } from './check-links';
import { type CheckLinks, readFreshness } from './read-freshness';
import { DeskRefusal } from '../desk-request';
import type { Desk } from '../open-desk';
import type { ContentVisitor, DeskContent } from '../content/desk-content';

/** Opens the content for who sent a request. @throws DeskRefusal without a session and the right */
export type EnterContent = (
  request: FastifyRequest,
  right?: DeskRight,
) => Promise<{ readonly desk: Desk; readonly content: DeskContent; readonly visitor: ContentVisitor }>;

/** Shorter than proxies wait for an answer. */
const linkTimes = { timeoutMs: 5_000, deadlineMs: 30_000 } as const;

function read({ options }: DeskContent, { language }: ContentVisitor, checkLinks?: CheckLinks) {
  const { checked, place, hasServer, now } = options;
  const links = checkLinks ? { checkLinks } : {};
  return readFreshness({ checked, place, hasServer, now: now(), language, ...links });
}

/** Adds the routes of what is to be looked at in the lists. Links are called for one person at a time. */
export function addFreshnessRoutes(app: FastifyInstance, enter: EnterContent): void {
  let isCalling = false;
  app.get(`${deskApi}${freshnessPaths.lists}`, async (request) => {
    const { content, visitor } = await enter(request);
    return read(content, visitor);
  });
  app.post(`${deskApi}${freshnessPaths.links}`, async (request) => {
    const { content, visitor } = await enter(request);
    if (isCalling) throw new DeskRefusal('busy');
    isCalling = true;
    try {
      return await read(
        content,
        visitor,
        linkChecker(content.options.checked.config.publicAddress, linkTimes),
      );
    } finally {
      isCalling = false;
    }
  });
}
