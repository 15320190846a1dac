import styled from '@emotion/styled';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import { NoScript } from '../../../site/ui/text/NoScript';
import { useContent } from '../../content';
import type * as SuggestionsCode from './Suggestions';

const Box = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

/** Without the code, the field is one as others are. */
async function loadSuggestions(): Promise<typeof SuggestionsCode | null> {
  try {
    return await import('./Suggestions');
  } catch {
    return null;
  }
}

/** A field with links to what may answer already what is typed into it; without script, with a link to the search (B11.21). */
export function WithSuggestions({ children }: { readonly children: ReactNode }) {
  const intl = useIntl();
  const { context, pageAddress } = useContent();
  const { searchPath, staticExport } = context.site;
  const [code, setCode] = useState<typeof SuggestionsCode | null>(null);
  const [typed, setTyped] = useState('');
  const read = ({ target }: SyntheticEvent) => {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) setTyped(target.value);
  };
  return (
    <Box
      onFocus={(event) => {
        read(event);
        if (!code) void loadSuggestions().then(setCode);
      }}
      onChange={read}
    >
      {searchPath !== null && !staticExport && (
        <NoScript>
          <p>
            <a href={pageAddress(searchPath)}>{intl.formatMessage({ id: 'suggest.search' })}</a>
          </p>
        </NoScript>
      )}
      {children}
      {code && <code.Suggestions typed={typed} />}
    </Box>
  );
}
