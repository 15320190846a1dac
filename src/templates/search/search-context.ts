import { createContext } from 'react';
import { useSearch } from './use-search';

/**
 * A hook: the results of a query. Its code comes with the template, so that other pages do not load it; stories provide
 * another one that fetches nothing.
 */
export const SearchContext = createContext<typeof useSearch>(useSearch);
