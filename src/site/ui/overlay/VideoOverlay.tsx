import styled from '@emotion/styled';
import { DarkDialog } from '../dialog/dark-dialog';
import { CircleButton } from '../control/IconButton';
import { Icon } from '../picture/Icon';

interface VideoOverlayProps {
  /** HTTPS URL of the video, as `videoEmbedUrl` returns it. */
  readonly address: string;
  readonly caption: string;
  /** Name of the dialog and of the video in it. */
  readonly label: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
}

const VideoDialog = styled(DarkDialog)`
  & > div {
    display: grid;
    gap: 14px;
    width: min(100%, 960px, calc((100vh - 180px) * 16 / 9));
    min-width: min(100%, 280px);
    margin-inline-start: auto;
    margin-inline-end: auto;
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

/** The video overlay (B2.16.1): a dialog that its close button and Escape close (B2.16.2). */
export function VideoOverlay({ address, caption, label, closeLabel, onClose }: VideoOverlayProps) {
  return (
    <VideoDialog aria-label={label} onClose={onClose}>
      {(close) => (
        <div>
          <CircleButton type="button" aria-label={closeLabel} onClick={close}>
            <Icon name="x" />
          </CircleButton>
          <iframe
            src={address}
            title={label}
            sandbox="allow-scripts allow-same-origin allow-presentation"
            allow="autoplay; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
          />
          <p>{caption}</p>
        </div>
      )}
    </VideoDialog>
  );
}
