import type { ComponentType, ReactElement } from 'react';
import type { SectionOf, TemplateName } from './declaration';
import { lazyView } from './lazy-view';

interface ViewProps<Name extends TemplateName> {
  readonly section: SectionOf<Name>;
}

/** A template whose code is loaded on first use. */
export interface LazyTemplate<Name extends TemplateName> {
  readonly render: (section: SectionOf<Name>) => ReactElement | null;
  /** Loads the code, so that later renders do not suspend. Rejects when loading fails; the next call tries again. */
  readonly load: () => Promise<unknown>;
}

/** Creates a template that suspends until its code is loaded. */
export function lazyTemplate<Name extends TemplateName>(
  fetchView: () => Promise<ComponentType<ViewProps<Name>>>,
): LazyTemplate<Name> {
  const { View, load } = lazyView(fetchView);
  return { load, render: (section) => <View section={section} /> };
}
