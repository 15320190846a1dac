import { styled } from '@mui/material/styles';
import { bindPicture } from '../../binding/picture';
import { sizeOf, sourcesOf } from '../../ui/media-address';
import { useBroken } from '../../ui/use-broken';
import { useCouncil } from '../use-council';
import { useSite } from '../use-site';

const Image = styled('img')`
  flex: none;
  width: 44px;
  height: 44px;
  object-fit: contain;
  background: none;
`;

/** The addresses of the council's logo and of the site's own, which stands in for it. */
function useLogos(): readonly string[] {
  const { config } = useSite().site;
  const council = useCouncil();
  const own = council && bindPicture(config.council.bind.logo, council);
  return [own, config.theme.logo].flatMap((address) => address || []);
}

/** The council's logo, or the site's own where the council has none or it does not load. */
export function Logo({ alt, className }: { readonly alt: string; readonly className?: string }) {
  const [broken, note] = useBroken();
  const src = useLogos().find((address) => !broken.has(address));
  if (src === undefined) return alt;
  const size = sizeOf(src);
  const fail = () => {
    note(src);
  };
  return (
    <Image
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') fail();
      }}
      className={className}
      src={src}
      srcSet={sourcesOf(src)}
      sizes="76px"
      width={size?.width ?? 76}
      height={size?.height ?? 76}
      alt={alt}
      onError={fail}
    />
  );
}
