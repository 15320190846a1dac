import type { ReactNode } from 'react';
import { CouncilContext } from './use-council';
import { useSite } from './use-site';
import { useSource } from './use-source';

/** Queries the council's own record once for all that is within it. */
export function CouncilProvider({ children }: { readonly children: ReactNode }) {
  const { source } = useSite().site.config.council;
  return <CouncilContext value={useSource(source)}>{children}</CouncilContext>;
}
