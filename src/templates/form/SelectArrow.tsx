import { Icon } from '../../site/ui/picture/Icon';

/** The arrow of a select. */
export function SelectArrow({ className }: { readonly className?: string }) {
  return <Icon name="chevron-down" {...(className !== undefined && { className })} />;
}
