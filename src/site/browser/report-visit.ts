import { visitReportUrl, type VisitReport } from '../../engine/page/visit-report';

/** Reports to the server what it does not see (B11.3.5). Sends nothing about the visitor, and does not wait. */
export function reportVisit(report: VisitReport, language: string): void {
  if ('sendBeacon' in navigator) navigator.sendBeacon(visitReportUrl(report, language));
}
