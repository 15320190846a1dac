import { hiddenKey } from '../../engine/record/hidden-record';

const isNothing = (value: unknown): boolean => {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.values(value).every(isNothing);
};

/** Whether nothing is filled in but an id. */
export function isEmptyRecord(record: object): boolean {
  return Object.entries(record).every(
    ([key, value]) => key === 'id' || key === hiddenKey || isNothing(value),
  );
}
