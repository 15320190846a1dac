import type { TextWithLangProps } from '../text/TextWithLang';

/** A picture of the viewer. */
export interface ViewerPicture {
  readonly key: string;
  /** URL, or null for the default picture. */
  readonly src: string | null;
  readonly caption: TextWithLangProps | null;
}

/** How much of the screen a picture takes (B2.13.4), and the default picture (B2.13.2). */
export interface ViewerLook {
  /** Percentage of the screen. */
  readonly size: number;
  /** Percentage of a small screen. */
  readonly smallSize: number;
  /** Width in px below which a screen is small. */
  readonly smallBelow: number;
  /** URL of the default picture; null for none. */
  readonly placeholder: string | null;
}

/** Props of the viewer. */
export interface ViewerProps {
  readonly pictures: readonly ViewerPicture[];
  /** Key of the shown picture. */
  readonly shown: string;
  readonly look: ViewerLook;
  readonly onShow: (key: string) => void;
  readonly onClose: () => void;
}
