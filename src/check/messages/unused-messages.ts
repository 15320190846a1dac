import type { Problem } from '../../engine/site/checked-site';
import { checkSite, collect, type SiteFiles } from '../check-site';
import { parseJsonFile } from '../document/json-document';
import { findUnused, type UnusedMessage } from './check-ids';

/** Messages of a site's files that nothing uses, or the errors for which nothing is known of them. */
export type FoundUnused =
  | { readonly unused: readonly UnusedMessage[] }
  | { readonly problems: readonly Problem[] };

/** Finds the messages that nothing uses. In a config with errors a section that uses some may be broken. */
export function findUnusedMessages(files: SiteFiles): FoundUnused {
  const { problems } = checkSite(files);
  const errors = problems.filter(({ severity }) => severity === 'error');
  const { document } = parseJsonFile(files.config);
  if (!document || errors.length > 0) return { problems: errors };
  const { context, messages } = collect(document, files);
  return { unused: findUnused(context, messages) };
}
