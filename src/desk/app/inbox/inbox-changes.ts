import { useQueryClient } from '@tanstack/react-query';

/** Path of a submission in the API. */
export function pathOfSubmission(reference: string): string {
  return `/submissions/${encodeURIComponent(reference)}`;
}

/** Gives what loads the submissions again after one was changed. */
export function useInboxChanged(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    const changed = ['submission', 'submissions', 'unread'];
    await client.invalidateQueries({ predicate: ({ queryKey }) => changed.includes(String(queryKey[0])) });
  };
}
