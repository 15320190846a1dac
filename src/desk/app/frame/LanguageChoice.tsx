import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { languageTag } from '../../../engine/language/language-tag';
import { useDeskLanguage } from '../language/language-context';
import { useSay } from '../language/use-say';

/** The choice of a language of the site. */
export function LanguageChoice() {
  const say = useSay();
  const { start, language, choose } = useDeskLanguage();
  const { list } = start.languages;
  if (list.length < 2) return null;
  return (
    <NativeSelect
      input={<OutlinedInput />}
      inputProps={{ 'aria-label': say('frame.language') }}
      value={language.code}
      onChange={({ target }) => {
        choose(target.value);
      }}
    >
      {list.map((one) => (
        <option key={one.code} value={one.code} lang={languageTag(one)}>
          {one.name}
        </option>
      ))}
    </NativeSelect>
  );
}
