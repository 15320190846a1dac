import { languageTag } from '../../../engine/language/language-tag';
import { deskLanguages } from '../../messages/desk-languages';
import { useDeskLanguage } from '../language/language-context';
import { useSay } from '../language/use-say';
import { Select } from '../../../site/ui/control/Select';

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
  );
}
