import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { useState } from 'react';
import { isObject } from '../../../engine/json/json';
import { contentPaths, type ContentList, type ContentRecord } from '../../api/content-api';
import { type OldFontText, oldFontTexts } from '../../api/old-fonts-api';
import { useSay } from '../language/use-say';
import { Notice } from '../parts/Notice';
import { titleOfField } from '../record-form/form-fields';
import { replacedText } from './replaced-text';
import { UndoToast } from './UndoToast';
import { useContentQuery } from './use-content';
import { useLanguageName } from './use-language-name';
import type { RecordChange } from './use-record-edit';

const Texts = styled('ul')`
  display: grid;
  gap: 12px;
  overflow-wrap: anywhere;
  & > li {
    display: grid;
    justify-items: start;
    gap: 4px;
  }
`;

interface OldFontsProps {
  readonly list: ContentList;
  readonly id: string;
  readonly record: ContentRecord;
  /** Whether the server has what was typed. */
  readonly isSaved: boolean;
  readonly onChange: (change: RecordChange) => void;
}

function withText(record: ContentRecord, path: readonly string[], from: string, to: string) {
  const next = replacedText(record, path, { from, to });
  return isObject(next) ? next : null;
}

/** Texts in the letters of an old font, each with a button that converts it and can be taken back. */
export function OldFonts({ list, id, record, isSaved, onChange }: OldFontsProps) {
  const say = useSay();
  const languageName = useLanguageName();
  const { data } = useContentQuery(oldFontTexts, contentPaths.oldFonts(list.name, id), isSaved);
  const [converted, setConverted] = useState<OldFontText | null>(null);
  const nameOf = ({ path: [field = '', language] }: OldFontText) => {
    const title = titleOfField(list, field);
    const isLanguage = list.languages.some(({ code }) => code === language);
    return language !== undefined && isLanguage ? `${title} (${languageName(language)})` : title;
  };
  // What was typed since is not overwritten.
  const texts = (data?.texts ?? []).filter(({ path, text }) => withText(record, path, text, text) !== null);
  const change = ({ path }: OldFontText, from: string, to: string) => {
    onChange((current) => withText(current, path, from, to) ?? current);
  };
  return (
    <>
      {texts.length > 0 && (
        <Notice>
          <Texts>
            {texts.map((one) => (
              <li key={one.path.join('.')}>
                <b>{nameOf(one)}</b>
                <span>{say('oldFont.text', { font: one.font, text: one.converted })}</span>
                <Button
                  onClick={() => {
                    change(one, one.text, one.converted);
                    setConverted(one);
                  }}
                >
                  {say('oldFont.convert')}
                </Button>
              </li>
            ))}
          </Texts>
        </Notice>
      )}
      {converted && (
        <UndoToast
          text={say('oldFont.converted', { field: nameOf(converted) })}
          undo={() => {
            change(converted, converted.converted, converted.text);
          }}
          onClose={() => {
            setConverted(null);
          }}
        />
      )}
    </>
  );
}
