import styled from '@emotion/styled';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ContentList, ContentProblem, ContentRecord } from '../../api/content-api';
import { objectOf } from '../../../engine/json/json';
import { useSay } from '../language/use-say';
import { ChoiceField } from '../parts/ChoiceField';
import { asText } from '../record-form/inputs/TextInput';
import { reviewAt, type TextsInReview } from '../record-form/form-context';
import { LanguageInput } from '../record-form/LanguageInput';
import { withLanguage } from '../record-form/translated-value';
import { MarkdownPreview } from './MarkdownPreview';

const Place = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  @media (min-width: 768px) {
    & > .beside {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  & > .beside {
    display: grid;
    gap: 20px 28px;
    align-items: start;
  }
`;

interface LegalFormProps {
  readonly list: Pick<ContentList, 'languages'>;
  readonly record: ContentRecord;
  readonly problems: readonly ContentProblem[];
  readonly review: TextsInReview;
  readonly onChange: (change: (record: ContentRecord) => ContentRecord) => void;
}

/** A legal text in one language at a time, with what its page shows beside it. */
export function LegalForm({ list, record, problems, review, onChange }: LegalFormProps) {
  const { languages } = list;
  const say = useSay();
  const [parameters] = useSearchParams();
  const [, wanted] = (parameters.get('field') ?? '').split('.');
  const [code, setCode] = useState(wanted ?? languages[0]?.code ?? '');
  const language = languages.find((one) => one.code === code) ?? languages[0];
  if (!language) return null;
  const byLanguage = objectOf(record.text);
  const errors = problems
    .filter(({ path }) => path[0] === 'text' && path[1] === language.code)
    .map(({ message, hint }) => [message, hint].filter(Boolean).join(' '));
  return (
    <Place>
      {languages.length > 1 && (
        <ChoiceField
          label={say('legal.language')}
          choices={languages.map(({ code: value, name }) => ({ value, label: name }))}
          value={language.code}
          onChange={setCode}
        />
      )}
      <p>{say('legal.hint', { council: '{council}', email: '{email}' })}</p>
      <div className="beside">
        <LanguageInput
          key={language.code}
          id={`root_text_${language.code}`}
          kind="prose"
          title={say('legal.text')}
          language={language}
          languages={languages}
          byLanguage={byLanguage}
          errors={errors}
          review={reviewAt({ ...review, ways: [] }, ['text'], language.code)}
          onChange={(value) => {
            onChange((now) => ({
              ...now,
              text: withLanguage(objectOf(now.text), language.code, value),
            }));
          }}
        />
        <MarkdownPreview text={asText(byLanguage[language.code])} lang={language.locale} />
      </div>
    </Place>
  );
}
