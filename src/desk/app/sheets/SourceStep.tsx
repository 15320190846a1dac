import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { deskApi } from '../../api/desk-api';
import { largestSheet, sheetPaths } from '../../api/sheets-api';
import { CallError, problemOf } from '../call-desk';
import { FileButton } from '../files/FileButton';
import { Progress } from '../files/Progress';
import { useDeskLanguage } from '../language/language-context';
import { useSay } from '../language/use-say';
import { ProblemAlert } from '../parts/ProblemAlert';
import { LongTextField } from '../parts/LongTextField';
import { uploadTable } from './call-sheets';
import { draftOf, type SheetDraft, type SheetSource } from './sheet-draft';

const Parts = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  justify-items: start;
  max-width: 640px;
  & > [role='alert']:empty {
    display: none;
  }
`;

const Wide = styled('div')`
  display: grid;
  gap: 12px;
  width: 100%;
`;

interface SourceStepProps {
  readonly list: string;
  readonly onRead: (draft: SheetDraft) => void;
}

/** Asks for a spreadsheet: a file, or a copied range. */
export function SourceStep({ list, onRead }: SourceStepProps) {
  const say = useSay();
  const { language } = useDeskLanguage();
  const [pasted, setPasted] = useState('');
  const [part, setPart] = useState(0);
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (source: SheetSource) => {
      if (source.file.size > largestSheet) throw new CallError('file-large');
      const controller = new AbortController();
      sending.current = controller;
      setPart(0);
      return uploadTable({
        list,
        language: language.code,
        source,
        onProgress: setPart,
        signal: controller.signal,
      });
    },
    onSuccess: (table, source) => {
      onRead(draftOf(source, table));
    },
  });
  if (isPending) {
    const cancel = () => {
      sending.current?.abort();
      reset();
    };
    return <Progress part={part} onCancel={cancel} />;
  }
  return (
    <Parts>
      <p>{say('sheets.intro')}</p>
      <p>{say('sheets.without')}</p>
      <Button href={`${deskApi}${sheetPaths.export(list)}?language=${language.code}`} download>
        {say('sheets.export')}
      </Button>
      <FileButton
        text={say('sheets.choose')}
        accept=".xlsx,.csv,.tsv,.txt"
        onChoose={(file) => {
          mutate({ file, isPasted: false });
        }}
      />
      <ProblemAlert problem={error && problemOf(error)} />
      <Wide>
        <LongTextField
          label={say('sheets.paste')}
          hint={say('sheets.pasteHint')}
          isOptional
          value={pasted}
          onChange={setPasted}
        />
        <div>
          <Button
            aria-disabled={pasted.trim() === ''}
            onClick={() => {
              if (pasted.trim() !== '') mutate({ file: new Blob([pasted]), isPasted: true });
            }}
          >
            {say('sheets.read')}
          </Button>
        </div>
      </Wide>
    </Parts>
  );
}
