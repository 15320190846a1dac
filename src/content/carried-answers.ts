import { QueryClient } from '@tanstack/react-query';
import type { Answer } from './answer';

/** What the HTML brings: address → the answer that the server got, or null for one that failed there. */
export type CarriedAnswers = Readonly<Record<string, Answer | null>>;

/** Milliseconds for which an answer is shown without asking again. */
const fresh = 60_000;

/** A store of answers: two retries with back-off, filled from what the HTML carries (design, 5). */
export function createAnswers(carried: CarriedAnswers): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: fresh,
        retry: 2,
        retryDelay: (attempt) => 300 * 2 ** attempt,
        networkMode: 'always',
        refetchOnWindowFocus: false,
      },
    },
  });
  for (const [url, answer] of Object.entries(carried)) {
    if (answer) client.setQueryData([url], answer);
  }
  return client;
}
