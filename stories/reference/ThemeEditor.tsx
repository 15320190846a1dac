import styled from '@emotion/styled';
import { useState } from 'react';
import { Button, PrimaryButton } from '../../src/site/ui/control/Button';
import { CopyButton } from '../../src/site/ui/control/CopyButton';
import { coloursOf } from '../../src/engine/theme/theme-colours';
import { useSampleSite } from '../harness/SiteFrame';
import { paragraph } from '../harness/sample-text';
import {
  configOfChanges,
  readThemeChanges,
  variablesOfChanges,
  type ThemeChangeName,
  type ThemeChanges,
} from '../harness/theme-changes';
import { Document } from './Document';

const Fields = styled('div')`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13rem, 1fr));
  gap: 16px;
  margin: 24px 0;
  & > label {
    display: grid;
    gap: 4px;
    font-size: var(--small);
  }
  & input {
    width: 100%;
    min-height: 44px;
    padding: 4px 8px;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-control);
    background: var(--surface);
    color: inherit;
    font: inherit;
  }
`;

const Sample = styled('section')`
  display: grid;
  gap: 16px;
  justify-items: start;
  padding: 24px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
`;

const Buttons = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 16px;
`;

/** Lengths in px, with the largest that is sensible. */
const lengths = [
  ['control', 'Corners of buttons and fields', 26],
  ['card', 'Corners of cards', 26],
  ['text', 'Size of text', 32],
  ['gap', 'Between sections', 96],
  ['gutter', 'At the sides of a page', 96],
] as const;

interface ThemeEditorProps {
  readonly initial: ThemeChanges;
  readonly onChange: (changes: ThemeChanges) => void;
}

/** Fields for the tokens of the theme. Every story shows what is changed, and the page has it as text for the config. */
export function ThemeEditor({ initial, onChange }: ThemeEditorProps) {
  const [changes, setChanges] = useState(initial);
  const { theme } = useSampleSite().config;
  const colours = coloursOf('light', theme);
  const own = new Map<string, number | undefined>(Object.entries(theme.radius ?? {}));
  const config = JSON.stringify({ theme: configOfChanges(changes, theme) }, null, 2);
  const sizes = Object.entries(variablesOfChanges(changes));
  const change = (changed: ThemeChanges) => {
    setChanges(changed);
    onChange(changed);
  };
  const setChange = (name: ThemeChangeName, value: string) => {
    change(readThemeChanges({ ...changes, [name]: value }));
  };
  const colourField = (name: 'accent' | 'ornament', label: string, initialColour: string) => (
    <label>
      {label}
      <input
        type="color"
        value={changes[name] ?? initialColour}
        onChange={({ target }) => {
          setChange(name, target.value);
        }}
      />
    </label>
  );
  return (
    <Document title="Try a theme">
      <p>
        What is changed here shows in every story, and the link of a story carries it. The other colours are
        derived from these two, with enough contrast.
      </p>
      <Fields>
        {colourField('accent', 'Accent: links, buttons, bar', colours.accent)}
        {colourField('ornament', 'Ornament: dots and marks', colours.motif2)}
        {lengths.map(([name, label, most]) => (
          <label key={name}>
            {label}, px
            <input
              type="number"
              min={0}
              max={most}
              placeholder={String(own.get(name) ?? 'as it is')}
              value={changes[name] ?? ''}
              onChange={({ target }) => {
                setChange(name, target.value);
              }}
            />
          </label>
        ))}
      </Fields>
      <Sample lang="gu">
        <h2 style={{ margin: 0 }}>ગ્રામ પંચાયત</h2>
        <p>{paragraph}</p>
        <PrimaryButton type="button">મોકલો</PrimaryButton>
      </Sample>
      <h2>For site.config.json</h2>
      <pre role="group" aria-label="Config" tabIndex={0}>
        {config}
      </pre>
      {sizes.length > 0 && (
        <>
          <p>
            Sizes and spacing are the engine’s. Hand them over to its developers (
            <code>src/site/theme/base-styles.ts</code>):
          </p>
          <pre role="group" aria-label="Sizes" tabIndex={0}>
            {sizes.map(([name, value]) => `${name}: ${value};`).join('\n')}
          </pre>
        </>
      )}
      <Buttons>
        <CopyButton text={config} label="Copy the config" />
        <Button
          type="button"
          onClick={() => {
            change({});
          }}
        >
          The site’s theme again
        </Button>
      </Buttons>
    </Document>
  );
}
