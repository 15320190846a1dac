import Button, { type ButtonProps } from '@mui/material/Button';
import { NewTab } from '../text/NewTab';

interface ButtonLinkProps extends Pick<ButtonProps, 'children' | 'className' | 'variant'> {
  readonly href: string;
}

/** A link to a new tab that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  return <Button component={NewTab} {...props} />;
}
