import styled from '@emotion/styled';
import { bindPicture } from '../../engine/binding/picture';
import { pictureSize, pictureSrcSet } from '../../engine/picture/picture-url';
import { PictureFormats } from '../ui/picture/PictureFormats';
import { useImageError } from '../ui/picture/use-image-error';
import { useCouncil } from '../context/use-council';
import { useSite } from '../context/use-site';

const Image = styled('img')`
  flex: none;
  width: 44px;
  height: 44px;
  object-fit: contain;
  background: none;
`;

/** Its width in the wide top bar. */
const sizes = '76px';

/** The URLs of the council's logo and of the theme's, its replacement. */
function useLogos(): readonly string[] {
  const { config } = useSite().site;
  const council = useCouncil();
  const own = council && bindPicture(config.council.bind.logo, council);
  return [own, config.theme.logo].flatMap((address) => address || []);
}

/** The council's logo, or the theme's where the council has none or it fails to load. */
export function Logo({ alt, className }: { readonly alt: string; readonly className?: string }) {
  const [broken, note] = useImageError();
  const src = useLogos().find((address) => !broken.has(address));
  if (src === undefined) return alt;
  const size = pictureSize(src);
  const fail = () => {
    note(src);
  };
  return (
    <PictureFormats src={src} sizes={sizes}>
      <Image
        ref={(image) => {
          if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') fail();
        }}
        className={className}
        src={src}
        srcSet={pictureSrcSet(src, 'webp', sizes)}
        sizes={sizes}
        width={size?.width ?? 76}
        height={size?.height ?? 76}
        alt={alt}
        onError={fail}
      />
    </PictureFormats>
  );
}
