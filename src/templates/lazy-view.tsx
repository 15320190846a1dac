import { createElement, use, type ComponentType } from 'react';

/** A component whose code is loaded on first use. */
export interface LazyView<Props extends object> {
  readonly View: ComponentType<Props>;
  /** Loads the code, so that later renders do not suspend. Rejects when loading fails; the next call tries again. */
  readonly load: () => Promise<unknown>;
}

/**
 * Creates a component that suspends until its code is loaded. Unlike React's `lazy`, it renders at once when the code is there,
 * and can be tried again after a failure: it throws until `load` is called.
 */
export function lazyView<Props extends object>(
  fetchView: () => Promise<ComponentType<Props>>,
): LazyView<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  let hasFailed = false;
  const fetchOnce = async () => {
    hasFailed = false;
    try {
      return (loaded = await fetchView());
    } catch (reason) {
      hasFailed = true;
      throw reason;
    }
  };
  const load = () => (loading === null || hasFailed ? (loading = fetchOnce()) : loading);
  // React renders what has failed again before it gives up: that must not load again.
  const View = (props: Props) => createElement(loaded ?? use(loading ?? load()), props);
  return { View, load };
}
