import { lazy, type ComponentType } from 'react';

/** A component whose code is loaded on first use. */
export interface LazyComponent<Props extends object> {
  /** Loads the code, so that later renders do not suspend. Rejects when loading fails. */
  readonly load: () => Promise<void>;
  readonly Component: ComponentType<Props>;
}

const loaders: (() => Promise<void>)[] = [];

/**
 * Creates a component that loads its code on first use. React's `lazy` suspends once even when the code is already
 * loaded, and an update in that moment makes React discard the server's HTML; loaded code is therefore rendered directly.
 */
export function lazyComponent<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null;
  const load = async () => {
    loaded = await fetchComponent();
  };
  loaders.push(load);
  const Suspending = lazy(async () => ({ default: await fetchComponent() }));
  function Component(props: Props) {
    const Loaded = loaded ?? Suspending;
    return <Loaded {...props} />;
  }
  return { load, Component };
}

/**
 * Loads the code of all lazy components, and of those that this code defines, so that no render suspends. A part that
 * suspends is rendered when its code has arrived, which changes the order of the page's styles. Never rejects: a
 * component whose code cannot be loaded throws when it is rendered.
 */
export async function loadLazyComponents(): Promise<void> {
  for (let loaded = 0; loaded < loaders.length;) {
    const added = loaders.slice(loaded);
    loaded = loaders.length;
    await Promise.allSettled(added.map((load) => load()));
  }
}
