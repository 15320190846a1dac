import styled from '@emotion/styled';
import { CircleButton } from '../control/IconButton';
import { Icon } from '../picture/Icon';

const Corner = styled(CircleButton)`
  position: fixed;
  top: 12px;
  inset-inline-end: 12px;
`;

interface CloseButtonProps {
  readonly label: string;
  readonly onClick: () => void;
}

/** The close button in the corner of the screen. */
export function CloseButton({ label, onClick }: CloseButtonProps) {
  return (
    <Corner type="button" aria-label={label} onClick={onClick}>
      <Icon name="x" />
    </Corner>
  );
}
