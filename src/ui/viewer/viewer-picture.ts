import type { DrawnWords } from '../Words';

/** A picture that the viewer can show. */
export interface ViewerPicture {
  readonly key: string;
  /** Address, or null for the default picture. */
  readonly src: string | null;
  readonly caption: DrawnWords | null;
}

/** How much of the screen a picture takes (specification, 2.13), and what stands for one that is missing. */
export interface ViewerLook {
  /** Share of the screen in percent. */
  readonly size: number;
  /** The same on small screens. */
  readonly smallSize: number;
  /** Width in px below which a screen is small. */
  readonly smallBelow: number;
  /** Address of the default picture. */
  readonly placeholder: string;
}

/** What the viewer gets from the page that opens it. */
export interface ViewerProps {
  readonly pictures: readonly ViewerPicture[];
  /** Key of the picture that is shown. */
  readonly shown: string;
  readonly look: ViewerLook;
  readonly onShow: (key: string) => void;
  readonly onClose: () => void;
}
