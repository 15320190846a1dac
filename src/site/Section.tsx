import { Component, Suspense, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Section as SectionConfig } from '../config/site-config.generated';
import { useNeeds } from '../templates/Records';
import { drawSection } from '../templates/registry';
import { Bone, Loading } from '../ui/Skeleton';

interface GuardState {
  readonly failed: boolean;
}

/** Keeps a section that throws from taking the page with it. */
class Guard extends Component<{ readonly children: ReactNode }, GuardState> {
  override readonly state: GuardState = { failed: false };

  static getDerivedStateFromError(): GuardState {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? (
      <p role="alert">
        <FormattedMessage id="error.page" />
      </p>
    ) : (
      this.props.children
    );
  }
}

const waiting = (
  <Loading>
    <Bone style={{ height: '12rem' }} />
  </Loading>
);

/** One section of a page; not there while the council detail lacks what it needs. */
export function Section({ section }: { readonly section: SectionConfig }) {
  const complete = useNeeds(section);
  if (!complete) return null;
  return (
    <Suspense fallback={waiting}>
      <Guard>{drawSection(section, section.template)}</Guard>
    </Suspense>
  );
}
