import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ContentList, ListedRecord } from '../../api/content-api';
import { colourMessage } from '../../api/colour-message';
import { PreviewButton } from '../content/PreviewButton';
import { recordLabel } from '../content/record-label';
import { useContentOutdated } from '../content/use-content';
import { useDeskLanguage } from '../language/language-context';
import { useSay } from '../language/use-say';
import { RowList } from '../parts/RowList';
import { asText } from '../record-form/inputs/TextInput';
import { type ColourValues, faintPairsOf, replacementOf } from './colour-contrast';
import { ColourRow } from './ColourRow';

interface ColoursProps {
  readonly list: ContentList;
  readonly person: string;
}

/** The colours of the site, each with what is too faint to be read. */
export function Colours({ list, person }: ColoursProps) {
  const say = useSay();
  const outdated = useContentOutdated();
  const { language } = useDeskLanguage();
  const [values, setValues] = useState<ColourValues>(() =>
    Object.fromEntries(list.records.map(({ id, record }) => [id, asText(record.colour)])),
  );
  const nameOf = (name: string) => {
    const id = colourMessage(name);
    return id === null ? name : say(id);
  };
  const warningsOf = ({ id }: ListedRecord) => {
    const replacement = replacementOf(id, values);
    const faint = faintPairsOf(id, values).map(({ front, back, contrast, least }) =>
      say('colours.faint', {
        front: nameOf(front),
        back: nameOf(back),
        contrast: Math.floor(contrast * 10) / 10,
        least,
      }),
    );
    return replacement === null ? faint : [...faint, say('colours.replaced', { colour: replacement })];
  };
  return (
    <>
      <p>{say('colours.hint')}</p>
      <RowList>
        {list.records.map((listed) => (
          <ColourRow
            key={listed.id}
            list={list.name}
            person={person}
            listed={listed}
            label={recordLabel(list, listed.record, language.code) || listed.id}
            warnings={warningsOf(listed)}
            onSaved={outdated}
            onChange={(colour) => {
              setValues((all) => ({ ...all, [listed.id]: colour }));
            }}
          />
        ))}
      </RowList>
      <p>
        <Link to="/changes">{say('content.toChanges')}</Link>
      </p>
      <PreviewButton list={list.name} />
    </>
  );
}
