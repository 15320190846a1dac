/** Path to which browsers report what the server does not see: pages that script shows, and searches that find nothing. */
export const visitReportPath = '/visits';

/** Subject of a report: the path of a page in the config, or a search without results. */
export type VisitReport = { readonly page: string } | { readonly search: 'none' };

/** The URL of a report. */
export function visitReportUrl(report: VisitReport, language: string): string {
  return `${visitReportPath}?${new URLSearchParams({ ...report, language }).toString()}`;
}
