import { handoverPaths, ownHandover, waitingDrafts } from '../../../api/handover-api';
import { useContentQuery } from '../use-content';

/** State of the drafts that the person handed over. */
export const useOwnHandover = () => useContentQuery(ownHandover, handoverPaths.own);

/** The drafts that wait for a publisher. */
export const useWaiting = (isEnabled = true) =>
  useContentQuery(waitingDrafts, handoverPaths.waiting, isEnabled);
