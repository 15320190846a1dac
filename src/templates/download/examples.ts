import type { Example } from '../shared/example';

/** The link to a table and its licence. */
export const examples: readonly Example<'download'>[] = [
  { name: 'table', section: { template: 'download', source: 'developmentWorks' }, records: {} },
];
