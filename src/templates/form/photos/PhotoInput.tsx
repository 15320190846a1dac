import styled from '@emotion/styled';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { photoMegabytes } from '../../../engine/form/photos';
import type * as PhotoPreviewsCode from './PhotoPreviews';

const Box = styled('div')`
  display: grid;
  gap: 12px;
  & > input {
    width: 100%;
    min-height: 48px;
    padding: 10px;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-control);
    background: var(--surface);
    color: var(--ink);
    font: inherit;
  }
  & > p {
    color: var(--ink-soft);
    font-size: var(--small);
    line-height: 1.5;
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

/** Loads the code of previews, which also makes photos small; null without it: photos are then sent as they are. */
function usePreviews(): typeof PhotoPreviewsCode | null {
  const [code, setCode] = useState<typeof PhotoPreviewsCode | null>(null);
  useEffect(() => {
    let isShown = true;
    import('./PhotoPreviews').then(
      (loaded) => {
        if (isShown) setCode(loaded);
      },
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return code;
}

/** Takes photos from the camera or the files of the device; its files are what the form sends, with script and without. */
export function PhotoInput({ id, name, most, wereChosen, isRequired, isBusy, describedBy }: PhotoInputProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [areLost, setLost] = useState(wereChosen);
  const code = usePreviews();
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
        onChange={() => {
          setLost(false);
        }}
        aria-describedby={describedBy === undefined ? limits : `${describedBy} ${limits}`}
      />
      {areLost && <b>{intl.formatMessage({ id: 'photo.again' })}</b>}
      {code && <code.PhotoPreviews input={input} most={most} isBusy={isBusy} />}
      <p id={limits}>{intl.formatMessage({ id: 'photo.hint' }, { max: most, size: photoMegabytes })}</p>
    </Box>
  );
}
