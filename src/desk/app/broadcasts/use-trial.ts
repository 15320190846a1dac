import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type BroadcastTrial, broadcastPaths, triedBroadcast } from '../../api/broadcasts-api';
import { changeDesk } from '../call-desk';
import { useDeskLanguage } from '../language/language-context';
import type { TriedSite } from './composed-broadcast';

/** Asks one site after the other what it would do with a broadcast: their server reads one at a time. */
export function useTrial(names: readonly string[]) {
  const { language } = useDeskLanguage();
  const [tried, setTried] = useState<readonly TriedSite[]>([]);
  const { mutate, error, isPending, variables, isSuccess } = useMutation({
    mutationFn: async (trial: BroadcastTrial) => {
      const sites: TriedSite[] = [];
      for (const name of names) {
        const path = `${broadcastPaths.site(name)}?language=${language.code}`;
        sites.push({ name, ...triedBroadcast.parse(await changeDesk('POST', path, trial)) });
        setTried([...sites]);
      }
    },
  });
  const start = (trial: BroadcastTrial) => {
    if (isPending) return;
    setTried([]);
    mutate(trial);
  };
  /** Whether all sites have answered for a broadcast as it is. */
  const isOf = (trial: BroadcastTrial) => isSuccess && JSON.stringify(variables) === JSON.stringify(trial);
  return { tried, start, isOf, error, isPending };
}
