import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import styled from '@emotion/styled';
import type { ContentList, OlderText } from '../../api/content-api';
import type { JsonObject } from '../../../engine/json/json';
import type { FieldKind } from '../../../engine/record/field-kinds';
import { useSay } from '../language/use-say';
import { ConfirmText } from './ConfirmText';
import { describedBy, FieldHelp } from './FieldHelp';
import { KindInput } from './inputs/KindInput';
import { isEmpty, translationState } from './translated-value';

/** A language of the site. */
export type Language = ContentList['languages'][number];

const Row = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 8px;
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
  /** Which later text makes it older. */
  readonly older?: OlderText | undefined;
  /** Notes that it is still right. */
  readonly confirm?: (text: OlderText) => Promise<void>;
}

/** A value in one language: whether it is missing, and from which languages it can be copied. */
export function LanguageInput({
  language,
  languages,
  byLanguage,
  older,
  confirm,
  ...field
}: LanguageInputProps) {
  const { id, kind, ratio, title, errors, notes = [], onChange } = field;
  const say = useSay();
  const nameOf = (code: string) => languages.find((one) => one.code === code)?.name ?? code;
  const codes = languages.map(({ code }) => code);
  const state = translationState(byLanguage, language.code, codes);
  const sources = codes.filter((code) => code !== language.code && !isEmpty(byLanguage[code]));
  const words = { id, hint: '', errors, notes };
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id}>
        {language.name} {state.state === 'missing' && <span>({say('form.missing')})</span>}
        {older && <span>({say('form.olderThan', { language: nameOf(older.than) })})</span>}
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
      {older && confirm && <ConfirmText older={older} confirm={confirm} />}
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
        </Row>
      )}
    </FormControl>
  );
}
