import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { photoMegabytes } from '../../../engine/form/photos';
import type * as PhotoPreviewsCode from './PhotoPreviews';

const Box = styled('div')`
  display: grid;
  gap: 12px;
  & > input {
    width: 100%;
    min-height: 48px;
    padding: 10px 0;
  }
  & > input::file-selector-button {
    min-height: 44px;
    margin-inline-end: 12px;
    padding: 8px 18px;
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius-control);
    background: var(--surface);
    color: var(--accent);
    font: inherit;
    font-weight: 700;
  }
  & > p {
    color: var(--ink-soft);
    font-size: var(--small);
  }
`;

interface PhotoInputProps {
  readonly id: string;
  readonly name: string;
  /** Most photos. */
  readonly most: number;
  /** Whether photos were chosen in a post without script that was refused: they have to be chosen again. */
  readonly wereChosen: boolean;
  readonly isRequired: boolean;
  /** Whether the form is being sent. */
  readonly isBusy: boolean;
  readonly describedBy: string | undefined;
}

type Previews = typeof PhotoPreviewsCode;

/** Loads the code of previews when photos are first chosen; without it they are sent as they are. */
async function loadPreviews(): Promise<Previews | null> {
  try {
    return await import('./PhotoPreviews');
  } catch {
    return null;
  }
}

/** Takes photos from the camera or the files of the device; its files are what the form sends, with script and without. */
export function PhotoInput({ id, name, most, wereChosen, isRequired, isBusy, describedBy }: PhotoInputProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [areLost, setLost] = useState(wereChosen);
  const [code, setCode] = useState<Previews | null>(null);
  const limits = `${id}-limits`;
  return (
    <Box>
      <input
        ref={input}
        id={id}
        name={name}
        type="file"
        accept="image/*"
        multiple={most > 1}
        required={isRequired}
        onFocus={() => void loadPreviews().then(setCode)}
        onChange={() => {
          setLost(false);
          if (!code) void loadPreviews().then(setCode);
        }}
        aria-describedby={describedBy === undefined ? limits : `${describedBy} ${limits}`}
      />
      {areLost && <b>{intl.formatMessage({ id: 'photo.again' })}</b>}
      {code && <code.PhotoPreviews input={input} most={most} isBusy={isBusy} />}
      <p id={limits}>{intl.formatMessage({ id: 'photo.hint' }, { max: most, size: photoMegabytes })}</p>
    </Box>
  );
}
