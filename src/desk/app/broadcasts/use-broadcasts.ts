import { useQuery, useQueryClient } from '@tanstack/react-query';
import { broadcastPaths, broadcastTexts, publishedBroadcasts } from '../../api/broadcasts-api';
import { secondFactorPath, secondFactorState } from '../../api/second-factor-api';
import { deskSites } from '../../api/sites-api';
import { readDesk } from '../call-desk';

const broadcasts = ['broadcasts'];
const secondFactor = ['second-factor'];

/** What is published at all sites. */
export const useBroadcasts = () =>
  useQuery({ queryKey: broadcasts, queryFn: () => readDesk(publishedBroadcasts, broadcastPaths.all) });

/** The texts of the site of the desk. @param isWanted whether they are read */
export const useBroadcastTexts = (isWanted: boolean) =>
  useQuery({
    queryKey: ['broadcast-texts'],
    queryFn: () => readDesk(broadcastTexts, broadcastPaths.texts),
    enabled: isWanted,
  });

/** Whether the operator has codes on a phone. */
export const useSecondFactor = () =>
  useQuery({ queryKey: secondFactor, queryFn: () => readDesk(secondFactorState, secondFactorPath) });

/** The sites of the folder. */
export const useSites = () => useQuery({ queryKey: ['sites'], queryFn: () => readDesk(deskSites, '/sites') });

/** Gives what reads both again after a step. */
export function useBroadcastsChanged(): () => Promise<void> {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: broadcasts });
    await client.invalidateQueries({ queryKey: secondFactor });
  };
}
