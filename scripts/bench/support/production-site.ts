import { startSite, type SiteProcess } from '../../../tests/e2e/site-process';

/** Starts the built site with the defaults of operators where tests have others. */
export const startProductionSite = (
  environment: Readonly<Record<string, string>> = {},
): Promise<SiteProcess> => startSite({ API_CACHE: 'on', SERVICE_WORKER: 'on', ...environment });
