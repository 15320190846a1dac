import { useState } from 'react';
import type { ContentList } from '../../api/content-api';
import { type CallProblem, problemOf } from '../call-desk';
import { useContentChanged } from '../content/use-content';
import { ProblemAlert } from '../parts/ProblemAlert';
import { DistrictRecords } from './DistrictRecords';

interface DistrictTextProps {
  readonly list: ContentList;
  /** Message id of the text. */
  readonly id: string;
}

/** What the district shows in place of a text of the site. */
export function DistrictText({ list, id }: DistrictTextProps) {
  const changed = useContentChanged();
  const [problem, setProblem] = useState<CallProblem | null>(null);
  const run = async (action: () => Promise<void>) => {
    setProblem(null);
    await action().catch((error: unknown) => {
      setProblem(problemOf(error));
    });
    await changed();
  };
  const district = (list.district ?? []).filter(({ text }) => text === id);
  return (
    <>
      <ProblemAlert problem={problem} />
      <DistrictRecords list={{ ...list, district }} run={run} />
    </>
  );
}
