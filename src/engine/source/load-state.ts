import type { Block } from '../document/document';
import type { SourceData } from './envelope';

/** The state of data that is fetched: loading, failed, or ready with the data. */
export type LoadState<Data> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | ({ readonly state: 'ready' } & Data);

/** The state of a list of records. */
export type SourceState = LoadState<SourceData>;

/** The state of a legal document. */
export type DocumentState = LoadState<{ readonly blocks: readonly Block[] }>;
