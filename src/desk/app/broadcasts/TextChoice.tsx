import { useState } from 'react';
import type { ContentList, ContentRecord } from '../../api/content-api';
import { selectShown } from '../content/list-filter';
import { recordLabel } from '../content/record-label';
import { useDeskLanguage } from '../language/language-context';
import { useSay } from '../language/use-say';
import { ChoiceField } from '../parts/ChoiceField';
import { TextField } from '../parts/TextField';

interface TextChoiceProps {
  /** The texts of the site. */
  readonly list: ContentList;
  /** Message id of the chosen one; '' for none. */
  readonly chosen: string;
  readonly choose: (record: ContentRecord) => void;
}

/** Chooses a text of the site, with a search in all languages. */
export function TextChoice({ list, chosen, choose }: TextChoiceProps) {
  const say = useSay();
  const { language } = useDeskLanguage();
  const [search, setSearch] = useState('');
  const found = selectShown(list, { search, filter: 'all' });
  const known = list.records.filter(({ id }) => id === chosen);
  const shown = [...known, ...found.filter(({ id }) => id !== chosen)];
  const choices = shown.map(({ id, record }) => ({
    value: id,
    label: `${recordLabel(list, record, language.code)} (${id})`,
  }));
  return (
    <>
      <TextField label={say('content.search')} isOptional type="search" value={search} onChange={setSearch} />
      <ChoiceField
        label={say('broadcasts.text')}
        choices={[...(chosen === '' ? [{ value: '', label: say('broadcasts.chooseText') }] : []), ...choices]}
        value={chosen}
        onChange={(id) => {
          const record = list.records.find((one) => one.id === id)?.record;
          if (record) choose(record);
        }}
      />
    </>
  );
}
