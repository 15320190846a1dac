import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import styled from '@emotion/styled';
import type { JsonObject } from '../../../engine/json/json';
import type { FieldKind } from '../../../engine/record/field-kinds';
import { useSay } from '../language/use-say';
import { ConfirmText } from './ConfirmText';
import { describedBy, FieldHelp } from './FieldHelp';
import type { Language, ReviewOfText } from './form-context';
import { KindInput } from './inputs/KindInput';
import { TranslationDrafts } from './TranslationDrafts';
import { isEmpty, translationState } from './translated-value';

const Row = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
`;

/** What somebody has to look at. */
const Mark = styled('span')`
  && {
    display: inline-block;
    padding-inline: 6px;
    border-inline-start: 4px solid var(--notice-line);
    background: var(--notice);
    color: var(--ink);
  }
`;

interface LanguageInputProps {
  readonly id: string;
  readonly kind: FieldKind;
  /** Title of the field. */
  readonly title: string;
  readonly language: Language;
  readonly ratio?: number | undefined;
  readonly languages: readonly Language[];
  readonly byLanguage: JsonObject;
  readonly errors: readonly string[];
  /** Warnings, which do not prevent publishing. */
  readonly notes?: readonly string[];
  readonly onChange: (value: unknown) => void;
  /** How it is reviewed and drafted; undefined for a text that is not. */
  readonly review?: ReviewOfText | undefined;
}

/** A value in one language: whether it is missing, and from which languages it can be copied. */
export function LanguageInput({ language, languages, byLanguage, review, ...field }: LanguageInputProps) {
  const { id, kind, ratio, title, errors, notes = [], onChange } = field;
  const say = useSay();
  const nameOf = (code: string) => languages.find((one) => one.code === code)?.name ?? code;
  const codes = languages.map(({ code }) => code);
  const state = translationState(byLanguage, language.code, codes);
  const sources = codes.filter((code) => code !== language.code && !isEmpty(byLanguage[code]));
  const source = languages.find(({ code }) => code === sources[0]);
  const words = { id, hint: '', errors, notes };
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id}>
        {language.name} {state.state === 'missing' && <span>({say('form.missing')})</span>}
        {review?.older && <Mark>{say('form.olderThan', { language: nameOf(review.older.than) })}</Mark>}
        {review?.isOfMachine && <Mark>{say('form.ofMachine')}</Mark>}
        {state.state === 'same' && <span>({say('form.sameAs', { language: nameOf(state.as) })})</span>}
      </FormLabel>
      <FieldHelp {...words} />
      <KindInput
        id={id}
        kind={kind}
        ratio={ratio}
        title={`${title}, ${language.name}`}
        value={byLanguage[language.code]}
        lang={language.locale}
        describedBy={describedBy(words)}
        isWrong={errors.length > 0}
        onChange={onChange}
      />
      {review?.isOfMachine && <ConfirmText label={say('form.confirmText')} confirm={review.confirm} />}
      {review?.older && !review.isOfMachine && (
        <ConfirmText label={say('form.stillRight')} confirm={review.confirm} />
      )}
      {state.state === 'missing' && (
        <Row>
          {sources.map((code) => (
            <Button
              key={code}
              variant="text"
              onClick={() => {
                onChange(byLanguage[code]);
              }}
            >
              {say('form.copyFrom', { language: nameOf(code) })}
            </Button>
          ))}
          {review && source && (
            <TranslationDrafts
              kind={kind}
              from={source}
              to={language}
              text={byLanguage[source.code]}
              review={review}
              onChange={onChange}
            />
          )}
        </Row>
      )}
    </FormControl>
  );
}
