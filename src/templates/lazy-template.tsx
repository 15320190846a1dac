import { lazy, type ComponentType, type ReactElement } from 'react';
import type { SectionOf, TemplateName } from './declaration';

/** Renders the sections of one template. */
export interface Template<Name extends TemplateName> {
  readonly render: (section: SectionOf<Name>) => ReactElement | null;
}

type View<Name extends TemplateName> = ComponentType<{ readonly section: SectionOf<Name> }>;

/** A template whose code is loaded on first use. */
export interface LazyTemplate<Name extends TemplateName> extends Template<Name> {
  /** Loads the code, so that later renders do not suspend. Rejects when loading fails. */
  readonly load: () => Promise<void>;
}

/**
 * A template that loads its code on first use. React's `lazy` suspends once even when the code is already loaded, and
 * an update in that moment makes React discard the server's HTML; a loaded view is therefore rendered directly.
 */
export function lazyTemplate<Name extends TemplateName>(
  fetchView: () => Promise<View<Name>>,
): LazyTemplate<Name> {
  let loaded: View<Name> | null = null;
  const load = async () => {
    loaded = await fetchView();
  };
  const SuspendingView = lazy(async () => ({ default: await fetchView() }));
  return {
    load,
    render: (section) => {
      const View = loaded ?? SuspendingView;
      return <View section={section} />;
    },
  };
}
