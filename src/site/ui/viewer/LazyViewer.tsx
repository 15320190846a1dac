import { lazy, Suspense } from 'react';
import { ViewerNotice } from './ViewerNotice';
import type { ViewerProps } from './viewer-picture';

function ViewerFailed({ onClose }: ViewerProps) {
  return <ViewerNotice message="viewer.failed" onClose={onClose} />;
}

/** Loads the viewer's code; also used to preload it when a picture is hovered or focused. */
export async function loadViewer() {
  try {
    const { Viewer } = await import('./Viewer');
    return { default: Viewer };
  } catch {
    return { default: ViewerFailed };
  }
}

const LoadedViewer = lazy(loadViewer);

/** The viewer, whose code loads when it is first opened. */
export function LazyViewer(props: ViewerProps) {
  return (
    <Suspense fallback={<ViewerNotice message="viewer.loading" onClose={props.onClose} />}>
      <LoadedViewer {...props} />
    </Suspense>
  );
}
