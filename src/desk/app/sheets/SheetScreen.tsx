import { styled } from '@mui/material/styles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import type { SheetPreview } from '../../api/sheets-api';
import { problemOf } from '../call-desk';
import { useDeskLanguage } from '../language/language-context';
import { useSay } from '../language/use-say';
import { Done } from '../parts/ProblemAlert';
import { Screen } from '../parts/Screen';
import { sendRows, uploadTable } from './call-sheets';
import { ColumnsStep } from './ColumnsStep';
import { RowsStep } from './RowsStep';
import { draftOf, type SheetDraft, type SheetSource } from './sheet-draft';
import { SourceStep } from './SourceStep';

type Step =
  | { readonly step: 'source' }
  | { readonly step: 'columns'; readonly draft: SheetDraft }
  | { readonly step: 'rows'; readonly draft: SheetDraft; readonly preview: SheetPreview }
  | { readonly step: 'applied'; readonly count: number };

const Place = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  &:focus {
    outline: none;
  }
  & > [role]:empty {
    margin-top: -20px;
  }
`;

const source: Step = { step: 'source' };

/** What replaces another step gets the focus, since the button that was pressed is gone. */
function StepPlace({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus();
  }, []);
  return (
    <Place ref={place} tabIndex={-1}>
      {children}
    </Place>
  );
}

function Steps({ list }: { readonly list: string }) {
  const say = useSay();
  const client = useQueryClient();
  const { language } = useDeskLanguage();
  const [current, setCurrent] = useState<Step>(source);
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: ({ draft, apply }: { readonly draft: SheetDraft; readonly apply: boolean }) =>
      sendRows(list, draft, language.code, apply),
    onSuccess: async (preview, { draft }) => {
      const count = preview.rows.filter(({ state }) => state !== 'unchanged').length;
      setCurrent(preview.isApplied ? { step: 'applied', count } : { step: 'rows', draft, preview });
      if (preview.isApplied) await client.invalidateQueries();
    },
  });
  const reading = useMutation({
    mutationFn: (source: SheetSource) =>
      uploadTable({
        list,
        language: language.code,
        source,
        onProgress: () => undefined,
        signal: new AbortController().signal,
      }),
    onSuccess: (table, chosen) => {
      setCurrent({ step: 'columns', draft: draftOf(chosen, table) });
    },
  });
  const goTo = (step: Step) => {
    reset();
    reading.reset();
    setCurrent(step);
  };
  const problem = error && problemOf(error);

  if (current.step === 'source') {
    return (
      <SourceStep
        list={list}
        onRead={(draft) => {
          goTo({ step: 'columns', draft });
        }}
      />
    );
  }
  if (current.step === 'applied') return <Done text={say('sheets.applied', { count: current.count })} />;
  const { draft } = current;
  const shared = { draft, isPending: isPending || reading.isPending, problem };
  if (current.step === 'rows') {
    return (
      <StepPlace key="rows">
        <RowsStep
          {...shared}
          preview={current.preview}
          onApply={() => {
            mutate({ draft, apply: true });
          }}
          onBack={() => {
            goTo({ step: 'columns', draft });
          }}
        />
      </StepPlace>
    );
  }
  return (
    <StepPlace key="columns">
      <ColumnsStep
        {...shared}
        onChange={(changed) => {
          goTo({ step: 'columns', draft: changed });
        }}
        onRead={reading.mutate}
        readProblem={reading.error && problemOf(reading.error)}
        onShow={() => {
          mutate({ draft, apply: false });
        }}
        onBack={() => {
          goTo(source);
        }}
      />
    </StepPlace>
  );
}

/** Imports a spreadsheet into a list, and exports the list. */
export function SheetScreen() {
  const say = useSay();
  const { list = '' } = useParams();
  return (
    <Screen title={say('sheets.title')}>
      <p>
        <Link to={`/content/${encodeURIComponent(list)}`}>{say('sheets.toList')}</Link>
      </p>
      <Steps list={list} />
    </Screen>
  );
}
