import type { BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import * as z from 'zod';

/** Plugin of better-auth: starts a session of a person, for callers on the server that have checked who it is. */
export const personSessions = {
  id: 'desk-person-sessions',
  endpoints: {
    startSession: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ personId: z.string() }) },
      async (context) => {
        const { internalAdapter } = context.context;
        const user = await internalAdapter.findUserById(context.body.personId);
        if (!user) throw new APIError('UNAUTHORIZED');
        await setSessionCookie(context, { session: await internalAdapter.createSession(user.id), user });
        return { name: user.name };
      },
    ),
  },
} satisfies BetterAuthPlugin;
