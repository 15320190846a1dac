import { PartBoundary, type PartBoundaryProps } from '../error/PartBoundary';
import { useHydrationReport } from './use-hydration-report';

/** A part of the page that is hydrated with the page: an error in it leaves the others. */
export function PagePart(props: Omit<PartBoundaryProps, 'report'>) {
  const { report } = useHydrationReport();
  return <PartBoundary {...props} report={report} />;
}
