import { styled } from '@mui/material/styles';
import { memo, useState, type MouseEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LongList } from './LongList';
import { manyItems } from './many-items';
import { Picture } from './Picture';
import { useBroken } from './use-broken';
import { LazyViewer, loadViewer } from './viewer/LazyViewer';
import type { ViewerLook } from './viewer/viewer-picture';
import { Words, type DrawnWords } from './Words';

/** A picture of a grid, as it is drawn. */
export interface PictureTile {
  readonly key: string;
  readonly src: string | null;
  /** Stands under the picture. */
  readonly caption: DrawnWords | null;
  /** Stands under the large picture, instead of the caption. */
  readonly viewerCaption: DrawnWords | null;
}

interface PictureTilesProps {
  readonly tiles: readonly PictureTile[];
  readonly viewer: ViewerLook;
  /** What becomes of a tile without a picture, or with a broken one. */
  readonly onBroken: 'placeholder' | 'hide';
  /** Shown when every tile was hidden. */
  readonly empty?: ReactNode;
}

/** The grid of picture tiles; its skeleton uses it too. One styled element for all tiles, since there may be 500. */
export const PictureGrid = styled('ul')`
  display: grid;
  gap: 16px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  & > li {
    ${manyItems(260, '6px')}
  }
  & button {
    display: flex;
    flex-direction: column;
    width: 100%;
    height: 100%;
    padding: 0;
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    background: var(--surface);
    text-align: start;
    cursor: zoom-in;
    overflow: hidden;
  }
  & button:hover {
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
    color: var(--accent-hover);
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
  & .caption {
    padding: 10px 14px 12px;
    font-size: var(--small);
    line-height: 1.5;
  }
  @media (scripting: none) {
    & button {
      cursor: default;
    }
  }
`;

interface TileProps {
  readonly tile: PictureTile;
  readonly onOpen: (key: string) => void;
  readonly onBroken: (src: string) => void;
}

const Tile = memo(function Tile({ tile: { key, src, caption, viewerCaption }, onOpen, onBroken }: TileProps) {
  const intl = useIntl();
  const name = viewerCaption?.text ?? intl.formatMessage({ id: 'viewer.defaultCaption' });
  const open = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari gives a clicked button no focus; the viewer gives focus back to what had it.
    currentTarget.focus();
    onOpen(key);
  };
  return (
    <li>
      <button type="button" aria-haspopup="dialog" onClick={open} onPointerEnter={preload} onFocus={preload}>
        <Picture
          src={src}
          alt={caption ? '' : intl.formatMessage({ id: 'viewer.open' }, { caption: name })}
          ratio="4/3"
          sizes="(max-width: 480px) 100vw, 320px"
          onBroken={() => {
            if (src !== null) onBroken(src);
          }}
        />
        {caption && (
          <span className="caption">
            <Words of={caption} />
          </span>
        )}
      </button>
    </li>
  );
});

function preload() {
  void loadViewer();
}

/** Pictures as a grid of buttons; each opens the viewer, which steps through all that are shown. */
export function PictureTiles({ tiles, viewer, onBroken, empty = null }: PictureTilesProps) {
  const [shown, setShown] = useState<string | null>(null);
  const [broken, noteBroken] = useBroken();
  const left = onBroken === 'hide' ? tiles.filter(({ src }) => src !== null && !broken.has(src)) : tiles;
  if (left.length === 0) return empty;
  return (
    <>
      <LongList items={left} within={(items) => <PictureGrid>{items}</PictureGrid>}>
        {(tile) => <Tile key={tile.key} tile={tile} onOpen={setShown} onBroken={noteBroken} />}
      </LongList>
      {shown !== null && (
        <LazyViewer
          pictures={left.map(({ key, src, caption, viewerCaption }) => ({
            key,
            src,
            caption: viewerCaption ?? caption,
          }))}
          shown={shown}
          look={viewer}
          onShow={setShown}
          onClose={() => {
            setShown(null);
          }}
        />
      )}
    </>
  );
}
