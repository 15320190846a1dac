import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { useState, type ReactNode } from 'react';
import { useHydrated } from '../hydration/use-hydrated';

const seen = keyframes`from, to { visibility: visible }`;
const unseen = keyframes`from, to { visibility: hidden }`;
const kept = keyframes`from, to { min-height: var(--kept-stage, 0) }`;

const Stage = styled('div')`
  position: relative;
`;

const MovingStage = styled(Stage)`
  animation: ${kept} var(--settling) linear;
  & > .shape {
    position: absolute;
    inset: 0;
    overflow: hidden;
    visibility: hidden;
    animation: ${seen} var(--settling) linear;
  }
  & > .content {
    animation: ${unseen} var(--settling) linear;
  }
`;

interface ContentTransitionProps {
  /** How long the skeleton replaces the content, in ms. */
  readonly time: number;
  readonly skeleton: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows a skeleton before new content, but not in the HTML; give it a `key` per content. CSS animations time it, so that visitors who prefer
 * reduced motion see the content at once.
 */
export function ContentTransition({ time, skeleton, children }: ContentTransitionProps) {
  const hydrated = useHydrated();
  const [moves] = useState(hydrated);
  if (!moves) return <Stage data-stage="">{children}</Stage>;
  return (
    <MovingStage data-stage="" ref={(stage) => stage?.style.setProperty('--settling', `${time}ms`)}>
      <div className="shape" aria-hidden="true">
        {skeleton}
      </div>
      <div className="content">{children}</div>
    </MovingStage>
  );
}

/** Stores the heights of an element and of its stage in custom properties, so that their replacements start as high. */
export function preserveHeight(holder: HTMLElement | null): void {
  const stage = holder?.querySelector<HTMLElement>('[data-stage]');
  holder?.style.setProperty('--kept-height', `${holder.offsetHeight}px`);
  holder?.style.setProperty('--kept-stage', `${stage?.offsetHeight ?? 0}px`);
}
