import { useSearchParams } from 'react-router-dom';
import { inboxFilter, type InboxFilter } from '../../api/inbox-api';

/** The filter and the page of the list, as the address has them, so that going back shows the same list. */
export interface ListPlace {
  readonly filter: InboxFilter;
  readonly page: number;
  readonly change: (change: Partial<InboxFilter>) => void;
  readonly turnTo: (page: number) => void;
  /** The query of the address, with `?`; '' for the whole list. */
  readonly query: string;
}

function filled(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}

/** Reads the place from the address and changes it. */
export function useListPlace(): ListPlace {
  const [parameters, setParameters] = useSearchParams();
  const read = inboxFilter.safeParse(Object.fromEntries(parameters));
  const filter = read.success ? read.data : inboxFilter.parse({});
  const page = /^[1-9]\d{0,4}$/.test(parameters.get('page') ?? '') ? Number(parameters.get('page')) : 1;
  const text = parameters.toString();
  return {
    filter,
    page,
    change: (change) => {
      setParameters(filled({ ...filter, ...change }), { replace: true });
    },
    turnTo: (turned) => {
      setParameters(filled({ ...filter, page: turned > 1 ? String(turned) : '' }));
    },
    query: text === '' ? '' : `?${text}`,
  };
}
