import type { QueryClient } from '@tanstack/react-query';
import { initialStateIn, markLists, showNewLists, unmarkLists } from '../../client/fresh-page';
import type { WorkerLink } from '../../client/worker-link';
import type { InitialState } from '../../model/page/initial-state';
import type { RefreshAnswer } from '../../model/worker/worker-messages';

/** A page that a device may have kept. */
export interface LoadedPage {
  readonly queryClient: QueryClient;
  readonly initialState: InitialState;
  /** Its address, as it was loaded. */
  readonly path: string;
}

/** Asks again if there is a connection after all: it may have come back since the page was requested. */
async function newestVersion(link: WorkerLink, path: string): Promise<RefreshAnswer> {
  const answer = await link.refresh(path);
  return answer.kind === 'offline' && navigator.onLine ? link.refresh(path) : answer;
}

function showNewest({ queryClient, initialState }: LoadedPage, html: string): void {
  const newest = initialStateIn(html);
  // Another language, or another version of the site, comes with the next page.
  if (newest?.language !== initialState.language) return;
  showNewLists(queryClient, newest.dehydratedState, initialState.dehydratedState);
}

/** Shows the newest lists of a page that the device had kept, or says from when they are; again when there is a connection. */
export function keepPageFresh(link: WorkerLink, page: LoadedPage): void {
  const { queryClient, initialState, path } = page;
  let marked: string | null = null;
  const refreshNow = async () => {
    const answer = await newestVersion(link, path);
    if (answer.kind === 'unchanged' && marked === null) return;
    if (marked !== null) unmarkLists(queryClient, initialState, marked);
    marked = answer.kind === 'offline' ? answer.since : null;
    if (marked !== null) markLists(queryClient, initialState, marked);
    if (answer.kind === 'changed') showNewest(page, answer.html);
  };
  // One after the other, so that the last answer decides.
  let last: Promise<unknown> = Promise.resolve();
  const refresh = () => {
    last = last.then(refreshNow).catch(() => undefined);
  };
  if (link.hasAnswered) refresh();
  window.addEventListener('online', refresh);
}
