import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { photoMegabytes } from '../../../engine/form/photos';
import { Button } from '../../../site/ui/control/Button';
import { Icon } from '../../../site/ui/picture/Icon';
import { previewOf, smallPhoto } from './small-photo';

const List = styled('ul')`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  & > li {
    display: grid;
    gap: 8px;
    justify-items: start;
    max-width: 100%;
    list-style: none;
  }
  & img {
    max-width: 120px;
    max-height: 120px;
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
  }
  & span {
    overflow-wrap: anywhere;
  }
`;

/** A chosen photo as it is sent. */
interface ChosenPhoto {
  readonly file: File;
  /** Address of its preview; null where the browser cannot show it. */
  readonly preview: string | null;
}

interface PhotoPreviewsProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** Most photos. */
  readonly most: number;
  /** Whether the form is being sent. */
  readonly isBusy: boolean;
}

/** Puts files into an input; false where the browser cannot. */
function putFiles(input: HTMLInputElement, files: readonly File[]): boolean {
  try {
    const transfer = new DataTransfer();
    for (const file of files) transfer.items.add(file);
    input.files = transfer.files;
    return true;
  } catch {
    return false;
  }
}

async function chosen(file: File): Promise<ChosenPhoto> {
  const small = await smallPhoto(file);
  return { file: small, preview: await previewOf(small) };
}

/** Makes what is chosen small, adds it to what was chosen before, and shows it with buttons that remove it. */
export function PhotoPreviews({ input, most, isBusy }: PhotoPreviewsProps) {
  const intl = useIntl();
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([]);
  const [isPreparing, setPreparing] = useState(false);
  const [isOver, setOver] = useState(false);
  const turn = useRef(0);

  const keep = (kept: readonly ChosenPhoto[]) => {
    const { current } = input;
    if (
      current &&
      putFiles(
        current,
        kept.map(({ file }) => file),
      )
    )
      setPhotos(kept);
  };

  const choose = useEffectEvent(async () => {
    const files = [...(input.current?.files ?? [])];
    const own = ++turn.current;
    setOver(false);
    if (files.length === 0) {
      setPhotos([]);
      return;
    }
    const before = photos.filter(({ file }) => !files.includes(file));
    const wanted = files.slice(0, Math.max(0, most - before.length));
    setOver(wanted.length < files.length);
    setPreparing(true);
    // One after the other: a decoded photo takes 50 MB.
    const added: ChosenPhoto[] = [];
    for (const file of wanted) added.push(await chosen(file));
    if (own !== turn.current) return;
    setPreparing(false);
    keep([...before, ...added]);
  });

  useEffect(() => {
    const { current } = input;
    if (!current) return;
    const onChange = () => void choose();
    // Files that were chosen before this code was there.
    if (current.files?.length) onChange();
    current.addEventListener('change', onChange);
    return () => {
      current.removeEventListener('change', onChange);
    };
  }, [input]);

  return (
    <div role="status" hidden={photos.length === 0 && !isPreparing && !isOver}>
      {isPreparing && <p>{intl.formatMessage({ id: 'common.loading' })}</p>}
      {isOver && <p>{intl.formatMessage({ id: 'photo.hint' }, { max: most, size: photoMegabytes })}</p>}
      <List>
        {photos.map(({ file, preview }, index) => (
          <li key={`${file.lastModified} ${file.size} ${index}`}>
            {preview === null ? <span>{file.name}</span> : <img src={preview} alt="" />}
            <Button
              type="button"
              disabled={isBusy}
              onClick={() => {
                setOver(false);
                keep(photos.filter((photo) => photo.file !== file));
                input.current?.focus();
              }}
            >
              <Icon name="trash-2" />
              {intl.formatMessage({ id: 'photo.remove' }, { number: index + 1 })}
            </Button>
          </li>
        ))}
      </List>
    </div>
  );
}
