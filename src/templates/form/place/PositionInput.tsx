import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../site/ui/control/Button';
import { useBrowserValue } from '../../../site/ui/hydration/use-hydrated';
import { Icon } from '../../../site/ui/picture/Icon';

/** An input with a placeholder of one space shows the placeholder while it is empty. */
const Position = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  &[hidden] {
    display: none;
  }
  & > input {
    flex: 1 1 180px;
    min-height: 48px;
    padding: 0 14px;
    border: 1px solid var(--line);
    border-radius: var(--radius-control);
    background: var(--surface);
    color: var(--ink);
    font: inherit;
  }
  & > input:placeholder-shown,
  & > input:placeholder-shown ~ .remove {
    display: none;
  }
`;

interface PositionInputProps {
  readonly name: string;
  readonly value: string;
  /** Whether the form is being sent. */
  readonly isBusy: boolean;
}

/** Replaces the value as typing would, so that the draft of the form is kept. */
function type(input: HTMLInputElement | null, value: string): void {
  if (!input) return;
  input.setRangeText(value, 0, input.value.length);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Takes the position of the device, which it asks for when the button is pressed only; hidden without script. */
export function PositionInput({ name, value, isBusy }: PositionInputProps) {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const isOffered = useBrowserValue(() => 'geolocation' in navigator, false);
  const [state, setState] = useState<'idle' | 'searching' | 'failed'>('idle');

  const locate = async () => {
    setState('searching');
    const position = await import('./locate').then(({ locate: find }) => find()).catch(() => null);
    if (position !== null) type(input.current, position);
    setState(position === null ? 'failed' : 'idle');
  };

  return (
    <Position hidden={!isOffered}>
      <input
        ref={input}
        name={name}
        defaultValue={value}
        readOnly
        placeholder=" "
        aria-label={intl.formatMessage({ id: 'place.here' })}
      />
      <Button
        type="button"
        className="remove"
        disabled={isBusy}
        onClick={() => {
          type(input.current, '');
        }}
      >
        <Icon name="trash-2" />
        {intl.formatMessage({ id: 'place.remove' })}
      </Button>
      <Button type="button" disabled={isBusy || state === 'searching'} onClick={() => void locate()}>
        <Icon name="map-pin" />
        {intl.formatMessage({ id: state === 'searching' ? 'common.loading' : 'place.here' })}
      </Button>
      <span role="status">{state === 'failed' && intl.formatMessage({ id: 'place.failed' })}</span>
    </Position>
  );
}
