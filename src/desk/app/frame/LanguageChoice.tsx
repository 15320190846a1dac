import styled from '@emotion/styled';
import { languageTag } from '../../../engine/language/language-tag';
import { fieldStyles } from '../../../site/theme/field-styles';
import { Icon } from '../../../site/ui/picture/Icon';
import { deskLanguages } from '../../messages/load-desk-messages';
import { useDeskLanguage } from '../language/language-context';
import { useSay } from '../language/use-say';

const Place = styled('div')(
  { position: 'relative', '& > svg': { position: 'absolute', pointerEvents: 'none' } },
  { '& > svg': fieldStyles.arrow },
);

const Select = styled('select')(
  { appearance: 'none', color: 'inherit' },
  fieldStyles.input,
  fieldStyles.select,
);

interface LanguageChoiceProps {
  /** Whether the person looks after several sites, whose languages differ. */
  readonly isOperator: boolean;
}

/** The choice of a language of the site; for operators, of those that the desk speaks as well. */
export function LanguageChoice({ isOperator }: LanguageChoiceProps) {
  const say = useSay();
  const { start, spoken, choose } = useDeskLanguage();
  const { list } = start.languages;
  const others = deskLanguages.filter(
    ({ code }) => !list.some((one) => one.code === code) && (isOperator || code === spoken),
  );
  const all = [...list, ...others];
  if (all.length < 2) return null;
  return (
    <Place>
      <Select
        aria-label={say('frame.language')}
        value={spoken}
        onChange={({ target }) => {
          choose(target.value);
        }}
      >
        {all.map((one) => (
          <option key={one.code} value={one.code} lang={languageTag(one)}>
            {one.name}
          </option>
        ))}
      </Select>
      <Icon name="chevron-down" />
    </Place>
  );
}
