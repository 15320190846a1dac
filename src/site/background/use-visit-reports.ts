import { useEffect, useEffectEvent, useRef } from 'react';
import { reportVisit } from '../browser/report-visit';
import { useSite } from '../context/use-site';
import { useRouteMatch } from '../navigation/use-route-match';

/** Reports each page that script shows after the loaded one, which the server has counted (B11.3.5). */
export function useVisitReports(address: string | null): void {
  const { site } = useSite();
  const { page } = useRouteMatch();
  const last = useRef(address);
  const report = useEffectEvent(() => {
    if (page && site.countsVisits) reportVisit({ page: page.path }, site.language.code);
  });
  useEffect(() => {
    if (last.current === address) return;
    last.current = address;
    report();
  }, [address]);
}
