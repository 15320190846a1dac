import { mistake } from '../sentences/sentence';
import { type CheckContext, entityOfSource, referencesOf, sourceQueryOf } from '../check-context';
import type { Finding } from '../document/finding';
import { at, entriesOf, textAt, textOf, type Json } from '../document/json-access';
import { offersTable, templateNames } from '../../templates/declarations';
import { isIdPlaceholder } from '../../engine/source/source-request';

/** Why a list cannot be downloaded as one table, or may not be; null for one that can. */
function problemOf(context: CheckContext, source: string, open: Json): Omit<Finding, 'path'> | null {
  if (sourceQueryOf(context.config, source).some(isIdPlaceholder)) return mistake('open.noTable', { source });
  const entity = entityOfSource(context, source);
  const isOfCitizens = entity?.schema.ofCitizens === true;
  if (isOfCitizens && open === true) return mistake('open.citizens', { source });
  if (at(context.config, 'openData') === undefined) return mistake('open.noLicence', { source });
  return null;
}

/** Lists of figures that could get other records, or that have other fields. */
export function checkFigures(context: CheckContext): Finding[] {
  return entriesOf(at(context.config, 'sources')).flatMap(([source, value]) => {
    if (at(value, 'figures') === undefined) return [];
    const path = ['sources', source, 'figures'];
    const isWrong = at(value, 'path') !== undefined || textAt(value, 'entity') !== 'submission-figures';
    return isWrong ? [{ path, ...mistake('source.figures', { source }) }] : [];
  });
}

const withTable: readonly string[] = templateNames.filter(offersTable);

/** Links to tables of lists that are not `open`. */
export function checkDownloads(context: CheckContext): Finding[] {
  return referencesOf(context, 'source').flatMap(({ value, path, parents }) => {
    const list = at(context.config, 'sources', textOf(value));
    const isLink = withTable.includes(textAt(parents.at(-1), 'template') ?? '');
    if (!isLink || list === undefined || at(list, 'open') !== undefined) return [];
    return [{ path, ...mistake('open.notOpen', { source: textOf(value) }) }];
  });
}

/** Lists that are `open`, but should not be. */
export function checkOpenData(context: CheckContext): Finding[] {
  return entriesOf(at(context.config, 'sources')).flatMap(([source, value]) => {
    const open = at(value, 'open');
    const problem = open === undefined ? null : problemOf(context, source, open);
    return problem ? [{ path: ['sources', source, 'open'], ...problem }] : [];
  });
}
