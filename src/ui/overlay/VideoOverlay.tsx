import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../Icon';
import { RoundButton } from '../viewer/viewer-styles';

interface VideoOverlayProps {
  /** Address of the video as `videoAddress` gives it: https. */
  readonly address: string;
  readonly caption: string;
  /** Name of the overlay and of the video in it. */
  readonly label: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

const appear = keyframes`from { opacity: 0 }`;

const Dialog = styled('dialog')`
  position: fixed;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: 16px;
  border: 0;
  overflow: auto;
  overscroll-behavior: contain;
  background: rgb(8 20 22 / 0.9);
  color: #fff;
  animation: ${appear} 150ms ease-out;
  &[open] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: safe center;
  }
  &::backdrop {
    background: none;
  }
  & > div {
    display: grid;
    gap: 14px;
    width: min(100%, 960px, calc((100vh - 180px) * 16 / 9));
    min-width: min(100%, 280px);
    margin-inline: auto;
  }
  & > div > button {
    justify-self: end;
  }
  & iframe {
    display: block;
    width: 100%;
    aspect-ratio: 16/9;
    border: 0;
    border-radius: var(--radius-control);
    background: #000;
  }
  & p {
    line-height: 1.5;
    text-align: center;
  }
`;

/** A video above everything else (specification, 2.16). X and Escape close it; the focus stays in it and goes back. */
export function VideoOverlay({ address, caption, label, closeLabel, onClose }: VideoOverlayProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      element?.close();
    };
  }, []);
  return (
    <Dialog
      ref={dialog}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // A browser may close it in spite of us, at the second Escape; closed by us, it is gone by then.
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose();
      }}
    >
      <div>
        <RoundButton type="button" aria-label={closeLabel} onClick={onClose}>
          <Icon name="x" />
        </RoundButton>
        <iframe
          src={address}
          title={label}
          sandbox="allow-scripts allow-same-origin allow-presentation"
          allow="autoplay; fullscreen; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
        <p>{caption}</p>
      </div>
    </Dialog>
  );
}
