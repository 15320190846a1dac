import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import styled from '@emotion/styled';
import { useState } from 'react';
import { useSay } from '../language/use-say';
import { CommonField } from './CommonField';
import { describedBy, FieldHelp } from './FieldHelp';
import { type RecordFieldProps, wordsOf, reviewAt, type Language } from './form-context';
import { hasProblem } from './form-problems';
import { KindInput } from './inputs/KindInput';
import { FoldedLanguages } from './FoldedLanguages';
import { LanguageInput } from './LanguageInput';
import { canBeOnce, isEmpty, readTranslated, translationState, withLanguage } from './translated-value';

const Group = styled('fieldset')`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > .languages,
  & > details > .languages {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 250px), 1fr));
    gap: 14px 20px;
    padding-inline-start: 14px;
    border-inline-start: 3px solid var(--line);
  }
  &[data-wrong] > .languages {
    border-color: var(--error);
  }
`;

/** A field whose value may be written per language, of which the first is in sight, or once for all of them. */
export function TranslatedField(props: RecordFieldProps) {
  const { form, field, path, value } = props;
  const { kind, ratio, title, hint, isRequired } = field;
  const { languages, review } = form;
  const say = useSay();
  const codes = languages.map(({ code }) => code);
  const { isOnce: isWrittenOnce, byLanguage } = readTranslated(value, codes);
  const [isOnce, setOnce] = useState(isWrittenOnce);
  // Filled-in languages stay in sight where the first one is empty.
  const [isFirstMissing] = useState(
    () => translationState(byLanguage, codes[0] ?? '', codes).state === 'missing',
  );
  if (languages.length < 2 && isWrittenOnce) return <CommonField {...props} />;
  const words = wordsOf(form, path, hint);
  const common = codes.map((code) => byLanguage[code]).find((text) => !isEmpty(text));
  const change = (next: unknown) => {
    form.change(path, next);
  };
  const reviewIn = (code: string) => reviewAt(review, path, code);
  const isWrongIn = (...keys: string[]) => hasProblem(form.errors, [...path, ...keys].join('.'));
  const needsLook = ({ code }: Language) => {
    const text = reviewIn(code);
    return isWrongIn(code) || text?.older !== undefined || text?.isOfMachine === true;
  };
  const open = isFirstMissing ? languages : languages.slice(0, 1);
  const folded = languages.filter((language) => !open.includes(language));
  const inputOf = (language: Language) => (
    <LanguageInput
      key={language.code}
      {...wordsOf(form, [...path, language.code])}
      kind={kind}
      ratio={ratio}
      title={title}
      language={language}
      languages={languages}
      byLanguage={byLanguage}
      review={reviewIn(language.code)}
      onChange={(text) => {
        change(withLanguage(byLanguage, language.code, text));
      }}
    />
  );
  return (
    <Group id={words.id} tabIndex={-1} data-wrong={isWrongIn() ? '' : undefined}>
      <FormLabel component="legend">
        {title} {isRequired && <span>({say('form.required')})</span>}
      </FormLabel>
      <FieldHelp {...words} />
      {canBeOnce(byLanguage) && languages.length > 1 && (
        <FormControlLabel
          control={<Checkbox checked={isOnce} />}
          label={say('form.once')}
          onChange={(_, checked) => {
            setOnce(checked);
            if (common !== undefined) {
              change(checked ? common : Object.fromEntries(codes.map((code) => [code, common])));
            }
          }}
        />
      )}
      <div className="languages">
        {isOnce ? (
          <KindInput
            id={`${words.id}_all`}
            kind={kind}
            ratio={ratio}
            title={title}
            ariaLabel={title}
            value={common}
            describedBy={describedBy(words)}
            onChange={change}
          />
        ) : (
          open.map(inputOf)
        )}
      </div>
      {!isOnce && folded.length > 0 && (
        <FoldedLanguages languages={folded} byLanguage={byLanguage} isOpen={folded.some(needsLook)}>
          {folded.map(inputOf)}
        </FoldedLanguages>
      )}
    </Group>
  );
}
