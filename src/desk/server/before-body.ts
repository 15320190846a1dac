import type { FastifyRequest } from 'fastify';
import type { DeskRight } from '../api/roles';
import type { OpenDesk } from './desk-opener';
import { requirePerson } from './desk-session';

/** Hook for routes of people who are signed in, with a right: nothing of a body is read before they are known (B11.9.6). */
export function beforeBody(desk: OpenDesk, right?: DeskRight) {
  return async (request: FastifyRequest): Promise<void> => {
    await requirePerson(await desk(), request, right);
  };
}
