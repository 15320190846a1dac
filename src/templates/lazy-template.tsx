import { lazy, type ComponentType } from 'react';
import type { SectionOf, Template, TemplateName } from './contract';

type View<Name extends TemplateName> = ComponentType<{ readonly section: SectionOf<Name> }>;

/** A template whose code is fetched when a page wants it. */
export interface LazyTemplate<Name extends TemplateName> extends Template<Name> {
  /** Fetches the code; what is drawn from then on waits for nothing. Rejects when it does not come. */
  readonly load: () => Promise<void>;
}

/**
 * A template whose code is fetched later. `lazy` alone waits a moment even for code that is there, and the page's
 * first change, which comes sooner, would then draw the section anew instead of hydrating it.
 */
export function lazyTemplate<Name extends TemplateName>(
  fetchView: () => Promise<View<Name>>,
): LazyTemplate<Name> {
  let loaded: View<Name> | null = null;
  const load = async () => {
    loaded = await fetchView();
  };
  const Later = lazy(async () => ({ default: await fetchView() }));
  return {
    load,
    render: (section) => {
      const View = loaded ?? Later;
      return <View section={section} />;
    },
  };
}
