import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A screen, or a large part of one, whose code is loaded when it is first shown. */
export function lazyScreen<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load() }));
}
