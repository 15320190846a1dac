import { useState } from 'react';
import { type CallProblem, problemOf } from '../call-desk';
import { useContentChanged } from './use-content';

/** Runs changes of a list, with the problem of the last one, and loads the list again. */
export function useListChange() {
  const changed = useContentChanged();
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const run = async (action: () => Promise<void>): Promise<void> => {
    setProblem(null);
    await action().catch((error: unknown) => {
      setProblem(problemOf(error));
    });
    await changed();
  };
  return { problem, run };
}
