import { parsePictureName, type PictureName, type PictureSize } from './picture-name';

const folder = '/media/';

/** Formats in which the server offers a picture; AVIF is the smaller one, WebP the one that more browsers know. */
export const versionFormats = ['avif', 'webp'] as const;

export type VersionFormat = (typeof versionFormats)[number];

/** Widths, in px, in which the server offers every picture that is wider, beside its own; smallest first. */
const pictureWidths = [160, 320, 720] as const;

/** Device pixels per CSS px for which pictures of a fixed size are offered; a denser phone shows no visible difference. */
const density = 2;

function parsePictureUrl(url: string): PictureName | null {
  return url.startsWith(folder) ? parsePictureName(url.slice(folder.length)) : null;
}

/** Longest side of a picture for previews of a shared link, in px; messengers show no larger ones. */
export const longestShared = 1200;

/** A picture of this site for previews of a shared link: the URL of its JPEG (B10.7.2) and the size of that. */
export interface SharedPicture extends PictureSize {
  readonly url: string;
}

/** The JPEG of a picture for previews of a shared link: `/media/share/<hash>-<width>x<height>.jpg`; null for other URLs. */
export function sharedPicture(url: string): SharedPicture | null {
  const name = parsePictureUrl(url);
  if (!name) return null;
  const scale = Math.min(1, longestShared / Math.max(name.width, name.height));
  const [width, height] = [name.width, name.height].map((side) => Math.max(1, Math.round(side * scale)));
  return { url: `${folder}share/${name.stem}.jpg`, width: width ?? 1, height: height ?? 1 };
}

/** The size in the name of a picture of this site (`/media/<hash>-<width>x<height>.<ext>`); null for any other URL. */
export function pictureSize(url: string): PictureSize | null {
  const name = parsePictureUrl(url);
  return name && { width: name.width, height: name.height };
}

/**
 * Widths, in px, of the versions of a picture: the listed ones and its own, smallest first. None for a picture of the
 * smallest width, such as an icon, which is served as it is.
 */
export function versionWidths(ownWidth: number): readonly number[] {
  const narrower = pictureWidths.filter((width) => width < ownWidth);
  return narrower.length === 0 ? [] : [...narrower, ownWidth];
}

/** The widths up to the first that fills `sizes`; all of them where a length depends on the window. */
function widthsFor(sizes: string, widths: readonly number[]): readonly number[] {
  // Not a number for a length in another unit.
  const lengths = sizes.split(',').map((size) => Number(/(?:^|\s)(\d+)px$/.exec(size)?.[1]));
  const widest = density * Math.max(...lengths);
  const last = widths.findIndex((width) => width >= widest);
  return last === -1 ? widths : widths.slice(0, last + 1);
}

/**
 * The `srcset` of a picture of this site in a format: its versions (`/media/<width>/<hash>-<width>x<height>.<format>`)
 * that an image with these `sizes` can need. Empty for other pictures and for one without versions.
 */
export function pictureSrcSet(url: string, format: VersionFormat, sizes: string): string {
  const name = parsePictureUrl(url);
  if (!name) return '';
  return widthsFor(sizes, versionWidths(name.width))
    .map((width) => `${folder}${width}/${name.stem}.${format} ${width}w`)
    .join(', ');
}
