import styled from '@emotion/styled';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isSearchShortcutOn, searchShortcut, setSearchShortcut } from '../../site/browser/search-shortcut';
import { useBrowserValue } from '../../site/ui/hydration/use-hydrated';
import { withoutScripts } from '../../site/theme/without-scripts';

/** Without script there is no shortcut; without a pointer there is rarely a keyboard. */
const Label = styled('label')`
  display: flex;
  align-items: center;
  gap: 8px;
  justify-self: start;
  min-height: 44px;
  color: var(--ink-soft);
  font-size: var(--small);
  & input {
    width: 20px;
    height: 20px;
    accent-color: var(--accent);
  }
  ${withoutScripts} {
    display: none;
  }
  @media (hover: none) {
    display: none;
  }
`;

/** Switches the key that opens the search on and off, since it may collide with speech input (WCAG 2.1.4). */
export function ShortcutChoice() {
  const intl = useIntl();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const stored = useBrowserValue(isSearchShortcutOn, true);
  const isOn = chosen ?? stored;
  return (
    <Label>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => {
          setChosen(currentTarget.checked);
          setSearchShortcut(currentTarget.checked);
        }}
      />
      <span>{intl.formatMessage({ id: 'search.shortcut' }, { key: searchShortcut })}</span>
    </Label>
  );
}
