import { lazy, Suspense } from 'react';
import { ViewerNotice } from './ViewerNotice';
import type { ViewerProps } from './viewer-picture';

function ViewerFailed({ onClose }: ViewerProps) {
  return <ViewerNotice says="viewer.failed" onClose={onClose} />;
}

/** Fetches the viewer's code; a page may ask for it early, when a picture is pointed at. */
export async function loadViewer() {
  try {
    const { Viewer } = await import('./Viewer');
    return { default: Viewer };
  } catch {
    return { default: ViewerFailed };
  }
}

const LoadedViewer = lazy(loadViewer);

/** The viewer, fetched when it is opened for the first time. */
export function LazyViewer(props: ViewerProps) {
  return (
    <Suspense fallback={<ViewerNotice says="viewer.loading" onClose={props.onClose} />}>
      <LoadedViewer {...props} />
    </Suspense>
  );
}
