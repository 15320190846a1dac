import { useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { contentList, contentPaths, draftCount, listedRecord, ownDrafts } from '../../api/content-api';
import { contentOverview } from '../../api/content-overview';
import { publicationChanges, publications } from '../../api/history-api';
import { freshnessPaths, siteFreshness } from '../../api/freshness-api';
import { readDesk } from '../call-desk';
import { useDeskLanguage } from '../language/language-context';
import { tellOtherTabs } from '../other-tabs';

/** First part of the query key of everything about the content. */
const content = 'content';

/** Beginning of the query key of something about the content, in any language. */
export const contentKey = (path: string) => [content, path] as const;

/** Reads something about the content, in the language of the desk. */
export function useContentQuery<Schema extends z.ZodMiniType>(
  schema: Schema,
  path: string,
  isEnabled = true,
) {
  const { language } = useDeskLanguage();
  return useQuery({
    queryKey: [content, path, language.code],
    queryFn: () => readDesk(schema, `${path}?language=${language.code}`),
    enabled: isEnabled,
  });
}

/** Lists that can be edited, by page. */
export const useOverview = () => useContentQuery(contentOverview, contentPaths.overview);

/** The lists in which something is to be looked at. */
export const useFreshness = () => useContentQuery(siteFreshness, freshnessPaths.lists);

/** A list with the person's drafts. */
export const useContentList = (list: string) => useContentQuery(contentList, contentPaths.list(list));

/** A record with the person's draft, as the server has it when its form is opened. */
export const useListedRecord = (list: string, id: string) =>
  useContentQuery(listedRecord, contentPaths.record(list, id));

/** All own drafts. */
export const useOwnDrafts = () => useContentQuery(ownDrafts, contentPaths.drafts);

/** First part of the query key of the number of the person's drafts, which the menu shows. */
const drafts = 'drafts';

/** The number of the person's drafts. */
export function useDraftCount(): number {
  const { data } = useQuery({
    queryKey: [drafts],
    queryFn: () => readDesk(draftCount, contentPaths.draftCount),
  });
  return data?.count ?? 0;
}

/** All publications. */
export const usePublications = () => useContentQuery(publications, contentPaths.history);

/** Changes of a publication. */
export const usePublicationChanges = (id: string) =>
  useContentQuery(publicationChanges, contentPaths.publication(id));

/** Gives what marks the content as changed: what is shown is loaded again, also in other tabs, the rest when it is next shown. */
export function useContentChanged(): () => Promise<void> {
  const client = useQueryClient();
  return () => {
    tellOtherTabs('content');
    void client.invalidateQueries({ queryKey: [drafts] });
    return client.invalidateQueries({ queryKey: [content] });
  };
}

/** Gives what marks the content as changed without loading again what this tab shows. */
export function useContentOutdated(): () => void {
  const client = useQueryClient();
  return () => {
    tellOtherTabs('content');
    void client.invalidateQueries({ queryKey: [drafts] });
    void client.invalidateQueries({ queryKey: [content], refetchType: 'none' });
  };
}
