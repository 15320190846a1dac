import type { ContentList } from '../../api/content-api';
import { useListChange } from '../content/use-list-change';
import { ProblemAlert } from '../parts/ProblemAlert';
import { DistrictRecords } from './DistrictRecords';

interface DistrictTextProps {
  readonly list: ContentList;
  /** Message id of the text. */
  readonly id: string;
}

/** The texts of the district that replace one of the site. */
export function DistrictText({ list, id }: DistrictTextProps) {
  const { problem, run } = useListChange();
  const district = (list.district ?? []).filter(({ text }) => text === id);
  return (
    <>
      <ProblemAlert problem={problem} />
      <DistrictRecords list={{ ...list, district }} run={run} />
    </>
  );
}
