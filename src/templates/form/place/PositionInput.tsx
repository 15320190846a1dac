import styled from '@emotion/styled';
import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../site/ui/control/Button';
import { useBrowserValue } from '../../../site/ui/hydration/use-hydrated';
import { Icon } from '../../../site/ui/picture/Icon';
import { locatedPosition } from './located-position';

/** An input with a placeholder of one space shows the placeholder while it is empty. */
const Position = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  &[hidden] {
    display: none;
  }
  & > label {
    order: -1;
    flex: 0 0 100%;
    margin-bottom: -8px;
    color: var(--ink-soft);
    font-size: var(--small);
    line-height: 1.45;
  }
  & > input {
    flex: 1 1 180px;
    min-width: 0;
    min-height: 48px;
    padding: 0 14px;
    border: 1px solid var(--line);
    border-radius: var(--radius-control);
    background: var(--surface);
    color: var(--ink);
    font: inherit;
  }
  & > input:placeholder-shown,
  & > input:placeholder-shown ~ .found,
  & > input:not(:placeholder-shown) ~ .locate {
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
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOffered = useBrowserValue(() => 'geolocation' in navigator, false);
  const [state, setState] = useState<'idle' | 'searching' | 'failed'>('idle');

  const locate = async () => {
    setState('searching');
    const position = await locatedPosition().catch(() => null);
    setState(position === null ? 'failed' : 'idle');
    if (position === null) return;
    type(input.current, position);
    input.current?.focus();
  };

  const remove = () => {
    type(input.current, '');
    button.current?.focus();
  };

  return (
    <Position hidden={!isOffered}>
      <input ref={input} id={id} name={name} defaultValue={value} readOnly placeholder=" " />
      <label className="found" htmlFor={id}>
        {intl.formatMessage({ id: 'place.here' })}
      </label>
      <Button type="button" className="found" disabled={isBusy} onClick={remove}>
        <Icon name="trash-2" />
        {intl.formatMessage({ id: 'place.remove' })}
      </Button>
      <Button
        ref={button}
        type="button"
        className="locate"
        disabled={isBusy || state === 'searching'}
        onClick={() => void locate()}
      >
        <Icon name="map-pin" />
        {intl.formatMessage({ id: state === 'searching' ? 'common.loading' : 'place.here' })}
      </Button>
      <span role="status">{state === 'failed' && intl.formatMessage({ id: 'place.failed' })}</span>
    </Position>
  );
}
