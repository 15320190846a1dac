import IconButton from '@mui/material/IconButton';
import type { IconButtonProps, RJSFSchema } from '@rjsf/utils';
import { useSay } from '../language/use-say';
import { DeskIcon, type DeskIconName } from '../parts/DeskIcon';
import type { RecordFormContext } from './form-context';

type ItemButtonProps = IconButtonProps<unknown, RJSFSchema, RecordFormContext>;

interface Look {
  readonly icon: DeskIconName;
  readonly label: string;
  readonly isDangerous?: boolean;
}

function ItemButton({
  props: { id, className, disabled = false, onClick },
  look: { icon, label, isDangerous = false },
}: {
  readonly props: ItemButtonProps;
  readonly look: Look;
}) {
  return (
    <IconButton
      id={id}
      className={className ?? ''}
      disabled={disabled}
      onClick={onClick}
      title={label}
      size="small"
      color={isDangerous ? 'error' : 'default'}
    >
      <DeskIcon name={icon} isSmall />
    </IconButton>
  );
}

/** Moves a record in a list of a record up by a place. */
export function MoveUpButton(props: ItemButtonProps) {
  return <ItemButton props={props} look={{ icon: 'up', label: useSay()('form.moveUp') }} />;
}

/** Moves it down by a place. */
export function MoveDownButton(props: ItemButtonProps) {
  return <ItemButton props={props} look={{ icon: 'down', label: useSay()('form.moveDown') }} />;
}

/** Removes it. */
export function RemoveButton(props: ItemButtonProps) {
  return (
    <ItemButton props={props} look={{ icon: 'remove', label: useSay()('form.remove'), isDangerous: true }} />
  );
}
