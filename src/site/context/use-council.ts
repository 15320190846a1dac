import { createContext, useContext } from 'react';
import { fieldText, type CouncilRecord } from '../../engine/record/record';
import { inlineText } from '../../engine/site/config-text';
import type { SourceState } from '../../engine/source/load-state';
import type { CouncilBinding } from '../../engine/site-config.generated';
import { useSite } from './use-site';

/** The state of the council's own record; `CouncilProvider` provides it. */
export const CouncilContext = createContext<SourceState>({ state: 'loading' });

/** The council's own record; null while it is loading or failed. */
export function useCouncil(): CouncilRecord | null {
  const council = useContext(CouncilContext);
  return council.state === 'ready' ? (council.records[0] ?? null) : null;
}

/** A text of the council's record by its slot; null when it is missing. */
export function useCouncilText(slot: keyof CouncilBinding): string | null {
  const { site } = useSite();
  const council = useCouncil();
  const field = site.config.council.bind[slot];
  return council && field ? fieldText(council, field) : null;
}

/** The council's name, or the configured display name until it is loaded (B2.2.3). */
export function useCouncilName(): string {
  const { site } = useSite();
  return useCouncilText('name') ?? inlineText(site.config.displayName, site);
}
