import { createElement, use, type ComponentType, type ReactElement } from 'react';
import type { SectionOf, TemplateName } from './declaration';

type View<Name extends TemplateName> = ComponentType<{ readonly section: SectionOf<Name> }>;

/** A template whose code is loaded on first use. */
export interface LazyTemplate<Name extends TemplateName> {
  readonly render: (section: SectionOf<Name>) => ReactElement | null;
  /** Loads the code, so that later renders do not suspend. Rejects when loading fails; the next call tries again. */
  readonly load: () => Promise<unknown>;
}

/**
 * Creates a template that suspends until its code is loaded. Unlike React's `lazy`, it renders at once when the code is there,
 * and can be tried again after a failure.
 */
export function lazyTemplate<Name extends TemplateName>(
  fetchView: () => Promise<View<Name>>,
): LazyTemplate<Name> {
  let loaded: View<Name> | null = null;
  let loading: Promise<View<Name>> | null = null;
  const fetchOnce = async () => {
    try {
      return (loaded = await fetchView());
    } catch (reason) {
      loading = null;
      throw reason;
    }
  };
  const load = () => (loading ??= fetchOnce());
  function Template({ section }: { readonly section: SectionOf<Name> }) {
    return createElement(loaded ?? use(load()), { section });
  }
  return { load, render: (section) => <Template section={section} /> };
}
