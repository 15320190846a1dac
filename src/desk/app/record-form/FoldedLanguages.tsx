import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { JsonObject } from '../../../engine/json/json';
import { useSay } from '../language/use-say';
import type { Language } from './form-context';
import { isEmpty } from './translated-value';

const Summary = styled('summary')`
  width: max-content;
  max-width: 100%;
  padding-block: 10px;
  color: var(--accent);
  cursor: pointer;
  & > span {
    color: var(--ink-soft);
    font-weight: 400;
  }
`;

interface FoldedLanguagesProps {
  readonly languages: readonly Language[];
  readonly byLanguage: JsonObject;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** The other languages of a text, and which of them are missing, with their fields on demand. */
export function FoldedLanguages({ languages, byLanguage, isOpen, children }: FoldedLanguagesProps) {
  const say = useSay();
  const isFilled = Object.values(byLanguage).some((value) => !isEmpty(value));
  const missing = isFilled ? languages.filter(({ code }) => isEmpty(byLanguage[code])) : [];
  return (
    <details open={isOpen}>
      <Summary>
        {languages.map(({ name }) => name).join(', ')}{' '}
        {missing.length > 0 && (
          <span>({say('content.missingIn', { languages: missing.map(({ name }) => name).join(', ') })})</span>
        )}
      </Summary>
      <div className="languages">{children}</div>
    </details>
  );
}
