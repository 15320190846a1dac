import type { ComponentType, ReactElement } from 'react';
import { lazyComponent } from '../ui/hydration/lazy-component';
import type { SectionOf, TemplateName } from './declaration';

type View<Name extends TemplateName> = ComponentType<{ readonly section: SectionOf<Name> }>;

/** A template whose code is loaded on first use. */
export interface LazyTemplate<Name extends TemplateName> {
  readonly render: (section: SectionOf<Name>) => ReactElement | null;
  /** Loads the code, so that later renders do not suspend. Rejects when loading fails. */
  readonly load: () => Promise<void>;
}

/** Creates a template that loads its code on first use. */
export function lazyTemplate<Name extends TemplateName>(
  fetchView: () => Promise<View<Name>>,
): LazyTemplate<Name> {
  const { load, Component } = lazyComponent(fetchView);
  return { load, render: (section) => <Component section={section} /> };
}
