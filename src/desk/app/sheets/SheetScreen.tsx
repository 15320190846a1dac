import styled from '@emotion/styled';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { problemOf } from '../call-desk';
import { useOverview } from '../content/use-content';
import { useDeskLanguage } from '../language/language-context';
import { useSay } from '../language/use-say';
import { Done } from '../parts/ProblemAlert';
import { Screen } from '../parts/Screen';
import { useKeptText } from '../parts/use-kept-text';
import { sendRows, uploadTable } from './call-sheets';
import { ColumnsStep } from './ColumnsStep';
import { sheetToKeep, withKept } from './kept-sheet';
import { numberedRows, RowsStep } from './RowsStep';
import type { NumberedRow } from './RowsTable';
import { draftOf, type SheetDraft, type SheetSource } from './sheet-draft';
import { SourceStep } from './SourceStep';

type Step =
  | { readonly step: 'source' }
  | { readonly step: 'columns'; readonly draft: SheetDraft }
  | { readonly step: 'rows'; readonly draft: SheetDraft; readonly rows: readonly NumberedRow[] }
  | { readonly step: 'applied'; readonly count: number };

const Place = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  &:focus {
    outline: none;
  }
  & > [role]:empty {
    position: absolute;
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
  const [kept, keep] = useKeptText(`sheet/${list}`);
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: ({ draft, apply }: { readonly draft: SheetDraft; readonly apply: boolean }) =>
      sendRows(list, draft, language.code, apply),
    onSuccess: async (preview, { draft }) => {
      if (preview.isApplied) {
        const count = preview.rows.filter(({ state }) => state !== 'unchanged').length;
        keep(sheetToKeep({ ...draft, edits: [] }));
        setCurrent({ step: 'applied', count });
        await client.invalidateQueries();
        return;
      }
      // Rows of a table that was corrected meanwhile are on their way.
      setCurrent((now) =>
        'draft' in now && now.draft === draft
          ? { step: 'rows', draft, rows: numberedRows(draft, preview) }
          : now,
      );
    },
  });
  const show = (draft: SheetDraft) => {
    keep(sheetToKeep(draft));
    mutate({ draft, apply: false });
  };
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
          goTo({ step: 'columns', draft: withKept(draft, kept) });
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
          rows={current.rows}
          onChange={(changed) => {
            setCurrent({ ...current, draft: changed });
            show(changed);
          }}
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
          show(draft);
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
  const { data } = useOverview();
  const title = data?.lists.find(({ name }) => name === list)?.title;
  return (
    <Screen title={title === undefined ? say('sheets.title') : `${say('sheets.title')}: ${title}`}>
      <p>
        <Link to={`/content/${encodeURIComponent(list)}`}>{say('sheets.toList')}</Link>
      </p>
      <Steps list={list} />
    </Screen>
  );
}
