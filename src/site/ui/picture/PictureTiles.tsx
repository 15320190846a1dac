import styled from '@emotion/styled';
import { memo, useState, type MouseEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { offscreenItemStyles } from '../list/offscreen-styles';
import { Picture } from './Picture';
import { sizesWithPhone } from './phone-sizes';
import { useImageError } from './use-image-error';
import { LazyViewer, loadViewer } from '../viewer/LazyViewer';
import type { ViewerLook } from '../viewer/viewer-picture';
import { TextWithLang, type TextWithLangProps } from '../text/TextWithLang';
import { wide } from '../../theme/component-theme';
import { withoutScripts } from '../../theme/without-scripts';

/** A picture of a grid. */
export interface PictureTile {
  readonly key: string;
  readonly src: string | null;
  /** Shown under the tile. */
  readonly caption: TextWithLangProps | null;
  /** Shown in the viewer instead of the caption. */
  readonly viewerCaption: TextWithLangProps | null;
}

interface PictureTilesProps {
  readonly tiles: readonly PictureTile[];
  readonly viewer: ViewerLook;
  /** How tiles with a missing or broken picture are shown. */
  readonly onBroken: 'placeholder' | 'hide';
  /** Loads the first picture at once, for tiles on the first screen. */
  readonly eager: boolean;
  /** Shown when every tile was hidden. */
  readonly empty?: ReactNode;
}

/**
 * The grid of picture tiles; its skeleton uses it too. One styled element for all tiles, since there may be 500. A few on a wide
 * screen are in rows of the same length.
 */
export const PictureGrid = styled('ul')`
  display: grid;
  gap: 16px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  ${wide} {
    &:has(> :nth-of-type(3):last-of-type),
    &:has(> :nth-of-type(6):last-of-type) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
    &:has(> :nth-of-type(4):last-of-type),
    &:has(> :nth-of-type(7):last-of-type),
    &:has(> :nth-of-type(8):last-of-type) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
  & > li {
    ${offscreenItemStyles(260)}
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
  ${withoutScripts} button {
    cursor: default;
  }
`;

interface TileProps {
  readonly tile: PictureTile;
  readonly wider: string;
  readonly eager: boolean;
  readonly onOpen: (key: string) => void;
  readonly onBroken: (src: string) => void;
}

const Tile = memo(function Tile({ tile, wider, eager, onOpen, onBroken }: TileProps) {
  const { key, src, caption, viewerCaption } = tile;
  const intl = useIntl();
  const name = viewerCaption?.text ?? intl.formatMessage({ id: 'viewer.defaultCaption' });
  const open = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus clicked buttons; the viewer restores the focus to the focused element.
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
          sizes={sizesWithPhone(487, wider)}
          eager={eager}
          onBroken={() => {
            if (src !== null) onBroken(src);
          }}
        />
        {caption && (
          <span className="caption">
            <TextWithLang of={caption} />
          </span>
        )}
      </button>
    </li>
  );
});

function preload() {
  void loadViewer();
}

/** A grid of pictures; each opens the viewer, which steps through all of them (B2.13.5). */
export function PictureTiles({ tiles, viewer, onBroken, eager, empty = null }: PictureTilesProps) {
  const [shown, setShown] = useState<string | null>(null);
  const [broken, noteBroken] = useImageError();
  const visible = onBroken === 'hide' ? tiles.filter(({ src }) => src !== null && !broken.has(src)) : tiles;
  if (visible.length === 0) return empty;
  const wider = visible.length === 3 || visible.length === 6 ? '430px' : '320px';
  return (
    <>
      <PictureGrid>
        {visible.map((tile, index) => (
          <Tile
            key={tile.key}
            tile={tile}
            wider={wider}
            eager={eager && index === 0}
            onOpen={setShown}
            onBroken={noteBroken}
          />
        ))}
      </PictureGrid>
      {shown !== null && (
        <LazyViewer
          pictures={visible.map(({ key, src, caption, viewerCaption }) => ({
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
