import { useEffect } from 'react';
import { textOf } from '../binding/council-record';
import type { Site } from '../config/site';
import { readStored, writeStored } from '../content/storage';
import { useCouncilText } from './use-council';
import { useSite } from './use-site';
import { useSource } from './use-source';

function storageKeyOf(template: string, council: string): string {
  return template.replace('{council}', council);
}

function storedFlag(key: string): boolean | null {
  const stored = readStored(key);
  return stored === 'true' || stored === 'false' ? stored === 'true' : null;
}

/**
 * Whether a flag of the config is on (specification, 4.2): what is stored, else what the records of its source
 * say, which is stored then. The first render uses the records in the HTML.
 */
export function useFlag(name: string): boolean {
  const { site, live } = useSite();
  const flag = flagOf(site, name);
  const council = useCouncilText('name');
  const answer = useSource(flag.source);
  const key = storageKeyOf(flag.storageKey, council ?? '');
  const stored = live && council !== null ? storedFlag(key) : null;
  const found =
    answer.state === 'ready' &&
    answer.records.some((record) => textOf(record, flag.field)?.toLowerCase().includes(flag.contains));
  const known = answer.state === 'ready' && council !== null;
  useEffect(() => {
    if (live && stored === null && known) writeStored(key, String(found));
  }, [live, stored, known, key, found]);
  return stored ?? found;
}

function flagOf(site: Site, name: string) {
  const flag = site.config.flags?.[name];
  if (!flag) throw new Error(`There is no flag “${name}”.`);
  return flag;
}
