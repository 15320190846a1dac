import { Button, PrimaryButton } from '../../site/ui/control/Button';
import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { Icon } from '../../site/ui/picture/Icon';

const Row = styled('div')`
  display: grid;
  gap: 12px;
  @media (min-width: 768px) {
    display: flex;
    flex-wrap: wrap;
    & > [type='submit'] {
      min-width: 240px;
    }
  }
  @media print {
    display: none;
  }
`;

/** Stacks both labels, so that the button keeps its width. */
const Label = styled('span')`
  display: inline-grid;
  justify-items: center;
  align-items: center;
  & > span {
    grid-area: 1/1;
  }
  & > [data-off] {
    visibility: hidden;
  }
`;

interface FormButtonsProps {
  readonly submit: string;
  readonly sending: string;
  readonly busy: boolean;
  /** Null where there is nothing to clear. */
  readonly onClear: (() => void) | null;
}

/** The buttons of a form: one sends it, one clears its fields. */
export function FormButtons({ submit, sending, busy, onClear }: FormButtonsProps) {
  const intl = useIntl();
  return (
    <Row>
      <PrimaryButton type="submit" aria-disabled={busy ? true : undefined}>
        <Label>
          <span data-off={busy ? '' : undefined}>{submit}</span>
          <span data-off={busy ? undefined : ''}>{sending}</span>
        </Label>
      </PrimaryButton>
      {onClear && !busy && (
        <Button type="button" onClick={onClear}>
          <Icon name="trash-2" />
          {intl.formatMessage({ id: 'form.clearDraft' })}
        </Button>
      )}
    </Row>
  );
}
