import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';

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

interface SettlingProps {
  /** False leaves out the shape, as in the first HTML. Only what it is at first counts. */
  readonly moving: boolean;
  /** How long the shape stands in the place of the content, in ms. */
  readonly time: number;
  readonly shape: ReactNode;
  readonly children: ReactNode;
}

/**
 * Shows a shape in the place of new content for a moment; give it a `key` per content. By CSS alone: it
 * needs no timer, and a visitor who asks for less motion sees the content at once.
 */
export function Settling({ moving, time, shape, children }: SettlingProps) {
  const [moves] = useState(moving);
  if (!moves) return <Stage data-stage="">{children}</Stage>;
  return (
    <MovingStage data-stage="" ref={(stage) => stage?.style.setProperty('--settling', `${time}ms`)}>
      <div className="shape" aria-hidden="true">
        {shape}
      </div>
      <div className="content">{children}</div>
    </MovingStage>
  );
}

/** Remembers how high an element and the stage in it are, so that what comes in their place starts as high. */
export function keepHeight(holder: HTMLElement | null): void {
  const stage = holder?.querySelector<HTMLElement>('[data-stage]');
  holder?.style.setProperty('--kept-height', `${holder.offsetHeight}px`);
  holder?.style.setProperty('--kept-stage', `${stage?.offsetHeight ?? 0}px`);
}
