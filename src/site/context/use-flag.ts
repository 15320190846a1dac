import { useEffect } from 'react';
import { isFlagOn } from '../../engine/binding/flag';
import { readStored, writeStored } from '../browser/storage';
import type { Site } from '../../engine/site/site';
import { useBrowserValue } from '../ui/hydration/use-hydrated';
import { useCouncilText } from './use-council';
import { useSite } from './use-site';
import { useSource } from './use-source';

function storedFlag(key: string): boolean | null {
  const stored = readStored(key);
  return stored === 'true' || stored === 'false' ? stored === 'true' : null;
}

function flagConfig({ config }: Site, name: string) {
  const flag = config.flags?.[name];
  if (!flag) throw new Error(`Unknown flag “${name}”.`);
  return flag;
}

/** Whether a flag of the config is on: the stored value, else that of its source's records, which is then stored (B4.2.1). */
export function useFlag(name: string): boolean {
  const { site } = useSite();
  const flag = flagConfig(site, name);
  const council = useCouncilText('name');
  const list = useSource(flag.source);
  const key = flag.storageKey.replace('{council}', () => council ?? '');
  const stored = useBrowserValue(() => (council === null ? null : storedFlag(key)), null);
  const found = list.state === 'ready' && isFlagOn(flag, list.records);
  const known = list.state === 'ready' && council !== null;
  useEffect(() => {
    if (known && storedFlag(key) === null) writeStored(key, String(found));
  }, [known, key, found]);
  return stored ?? found;
}
