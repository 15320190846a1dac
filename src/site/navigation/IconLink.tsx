import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { PageLink } from './links';

interface IconLinkProps extends IconButtonProps {
  readonly path: string;
}

/** A link to a page that holds only an icon; it needs an `aria-label`. */
export function IconLink(props: IconLinkProps) {
  return <IconButton component={PageLink} {...props} />;
}
