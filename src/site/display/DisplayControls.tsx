import { ToggleButton } from '../ui/control/ToggleButton';
import styled from '@emotion/styled';
import { useSyncExternalStore, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import {
  chooseScheme,
  chooseTextSize,
  shownScheme,
  shownTextSize,
  watchDisplay,
} from '../browser/display-choice';
import { schemesOf } from '../../engine/display/display-choices';
import { useHydrated } from '../ui/hydration/use-hydrated';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { useSite } from '../context/use-site';

const Controls = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 40px;
`;

/** Its parent sets the colours of the pressed button: --pressed and --on-pressed. */
const Group = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  align-items: center;
  min-width: 0;
  font-size: var(--control);
  line-height: 1.35;
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: stretch;
  }
  & button,
  & button:hover {
    min-height: 44px;
    padding: 2px 12px;
    border-color: currentColor;
    background: none;
    color: inherit;
  }
  & button:hover {
    text-decoration: underline;
    text-underline-offset: 0.22em;
  }
`;

interface Choice<Value extends string> {
  readonly value: Value;
  readonly content: ReactNode;
}

interface ChoicesProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly chosen: Value;
  readonly onChoose: (value: Value) => void;
}

function Choices<Value extends string>({ label, choices, chosen, onChoose }: ChoicesProps<Value>) {
  return (
    <Group role="group" aria-label={label}>
      <span aria-hidden="true">{label}</span>
      <div>
        {choices.map(({ value, content }) => (
          <ToggleButton
            key={value}
            type="button"
            aria-pressed={value === chosen}
            onClick={() => {
              onChoose(value);
            }}
          >
            {content}
          </ToggleButton>
        ))}
      </div>
    </Group>
  );
}

/** In the order of the buttons, each with its letter's size in em. */
const sizes = [
  { value: 'normal', letter: 1, name: 'display.normal' },
  { value: 'large', letter: 1.3, name: 'display.large' },
  { value: 'largest', letter: 1.65, name: 'display.largest' },
] as const;

const schemeNames = {
  light: 'display.schemeLight',
  contrast: 'display.schemeContrast',
  dark: 'display.schemeDark',
} as const;

function TextSizes() {
  const intl = useIntl();
  const chosen = useSyncExternalStore(watchDisplay, shownTextSize);
  const choices = sizes.map(({ value, letter, name }) => ({
    value,
    content: (
      <>
        <span aria-hidden="true" style={{ fontSize: `${letter}em` }}>
          {intl.formatMessage({ id: 'display.letter' })}
        </span>
        <VisuallyHidden>{intl.formatMessage({ id: name })}</VisuallyHidden>
      </>
    ),
  }));
  const label = intl.formatMessage({ id: 'display.textSize' });
  return <Choices label={label} choices={choices} chosen={chosen} onChoose={chooseTextSize} />;
}

function Schemes() {
  const intl = useIntl();
  const { darkScheme } = useSite().site.config.theme;
  const chosen = useSyncExternalStore(watchDisplay, () => shownScheme(darkScheme));
  const choices = schemesOf(darkScheme).map((value) => ({
    value,
    content: intl.formatMessage({ id: schemeNames[value] }),
  }));
  return (
    <Choices
      label={intl.formatMessage({ id: 'display.colours' })}
      choices={choices}
      chosen={chosen}
      onChoose={(scheme) => {
        chooseScheme(scheme, darkScheme);
      }}
    />
  );
}

/**
 * Buttons for the text size and the colours of the site, which the browser remembers (B11.4.1). Not part of the HTML: they
 * need script, and only the browser knows which are pressed.
 */
export function DisplayControls() {
  if (!useHydrated()) return null;
  return (
    <Controls>
      <TextSizes />
      <Schemes />
    </Controls>
  );
}
