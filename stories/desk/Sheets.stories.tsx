import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '../../src/desk/app/parts/Screen';
import { Done } from '../../src/desk/app/parts/ProblemAlert';
import { ColumnsStep } from '../../src/desk/app/sheets/ColumnsStep';
import { numberedRows, RowsStep } from '../../src/desk/app/sheets/RowsStep';
import { draftOf, type SheetDraft, type SheetSource } from '../../src/desk/app/sheets/sheet-draft';
import { SheetScreen } from '../../src/desk/app/sheets/SheetScreen';
import { SourceStep } from '../../src/desk/app/sheets/SourceStep';
import type { SheetPreview, SheetPreviewRow, SheetTable } from '../../src/desk/api/sheets-api';
import { deskStory } from '../harness/desk-story';

const meta: Meta = { title: 'Desk/Sheets', parameters: { frame: 'own' } };

export default meta;

const person = { name: 'કોકિલાબેન પટેલ', role: 'editor' } as const;
const shown = { language: 'GU', person, answers: { state: { state: 'signed-in', person } } };

const table: SheetTable = {
  columns: [
    { name: 'ક્રમ', target: '', isHidden: false, orders: [] },
    { name: 'શીર્ષક', target: 'title.GU', isHidden: false, orders: [] },
    { name: 'તારીખ', target: 'date', isHidden: false, orders: ['DMY'] },
  ],
  rows: [
    { number: 2, cells: [1, 'પ્રધાનમંત્રી આવાસ યોજના', '૧૦/૦૪/૨૦૨૬'], leftOut: null },
    { number: 3, cells: [2, 'વિધવા સહાય', 'આવતા મહિને'], leftOut: null },
  ],
  targets: [
    { value: 'id', label: 'ઓળખ', isDate: false, choices: [] },
    { value: 'title.GU', label: 'શીર્ષક (ગુજરાતી)', isDate: false, choices: [] },
    { value: 'title.EN', label: 'શીર્ષક (English)', isDate: false, choices: [] },
    { value: 'date', label: 'તારીખ', isDate: true, choices: [] },
  ],
  match: [],
  sheets: [{ name: 'યાદી', isHidden: false, rows: 3 }],
  ...{ sheet: 'યાદી', separator: null, otherSeparators: [], above: [], blank: 0, filled: 0 },
  ...{ hasOpenQuotes: false, isFrom1904: false },
};
const source: SheetSource = { file: new Blob(), isPasted: false };
const draft = draftOf(source, table);

/** A table of as many rows as a preview has. */
const draftOfRows = (count: number): SheetDraft =>
  draftOf(source, {
    ...table,
    rows: Array.from({ length: count }, (_, index) => ({ number: index + 2, cells: [], leftOut: null })),
  });

const right: SheetPreviewRow = {
  state: 'added',
  isRepeated: false,
  values: ['', 'પ્રધાનમંત્રી આવાસ યોજના', '2026-04-10'],
  problems: [],
};
const wrong: SheetPreviewRow = {
  state: 'changed',
  isRepeated: true,
  values: ['', 'વિધવા સહાય', 'આવતા મહિને'],
  problems: [
    { column: 1, message: 'અંગ્રેજી લખાણ ખૂટે છે.', severity: 'warning' },
    {
      column: 2,
      message: '“આવતા મહિને” તારીખ નથી.',
      hint: 'આ રીતે લખો: વર્ષ-મહિનો-દિવસ, ઉદાહરણ તરીકે “2026-01-31”.',
      severity: 'error',
    },
  ],
};

interface RowsProps {
  readonly preview: SheetPreview;
  readonly onApply?: () => void;
}

/** The rows are those of the first preview: Storybook has no server. */
function PreviewedRows({ preview, onApply = () => undefined }: RowsProps) {
  const [initial] = useState(() => draftOfRows(preview.rows.length));
  const [current, setCurrent] = useState(initial);
  return (
    <Screen title="સ્પ્રેડશીટ: લાભાર્થીઓ">
      <RowsStep
        draft={current}
        rows={numberedRows(initial, preview)}
        onChange={setCurrent}
        onApply={onApply}
        onBack={() => undefined}
        isPending={false}
        problem={null}
      />
    </Screen>
  );
}

const rowsStory = (preview: SheetPreview, onApply = () => undefined): StoryObj =>
  deskStory(<PreviewedRows preview={preview} onApply={onApply} />, shown);

export const Whole: StoryObj = deskStory(<SheetScreen />, shown);

export const Source: StoryObj = deskStory(
  <Screen title="स्प्रेडशीट">
    <SourceStep list="beneficiaries" onRead={() => undefined} />
  </Screen>,
  { ...shown, language: 'HI' },
);

/** Pasted text stays when it cannot be read: Storybook has no server. */
export const SourceFailed: StoryObj = {
  ...deskStory(
    <Screen title="Spreadsheet">
      <SourceStep list="beneficiaries" onRead={() => undefined} />
    </Screen>,
    { ...shown, language: 'EN' },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/^Or paste cells/), 'Title');
    await userEvent.click(canvas.getByRole('button', { name: 'Read the cells' }));
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
    await expect(canvas.getByLabelText(/^Or paste cells/)).toHaveValue('Title');
  },
};

export const Applied: StoryObj = deskStory(
  <Screen title="સ્પ્રેડશીટ">
    <Done text="200 નોંધ તમારા મુસદ્દા તરીકે સાચવી છે." />
  </Screen>,
  shown,
);

interface ColumnsProps {
  readonly initial?: SheetDraft;
  readonly onRead?: (source: SheetSource) => void;
}

function Columns({ initial = draft, onRead = () => undefined }: ColumnsProps) {
  const [current, setCurrent] = useState<SheetDraft>(initial);
  return (
    <Screen title="સ્પ્રેડશીટ">
      <ColumnsStep
        draft={current}
        onChange={setCurrent}
        onRead={onRead}
        onShow={() => undefined}
        onBack={() => undefined}
        isPending={false}
        problem={null}
      />
    </Screen>
  );
}

/** A field belongs to one column: the one that was chosen last. */
export const ColumnChoice: StoryObj = {
  ...deskStory(<Columns />, shown),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText('ક્રમ'), 'title.GU');
    await expect(canvas.getByLabelText('શીર્ષક')).toHaveValue('');
    await expect(canvas.getByRole('checkbox', { name: 'શીર્ષક (ગુજરાતી)' })).not.toBeChecked();
  },
};

const uncertain = draftOf(source, {
  ...table,
  columns: table.columns.map((column) => ({
    ...column,
    isHidden: column.target === '',
    orders: column.target === 'date' ? ['DMY', 'MDY'] : [],
  })),
  rows: [
    { number: 4, cells: [1, 'પ્રધાનમંત્રી આવાસ યોજના', '05/04/26'], leftOut: null },
    { number: 5, cells: [2, 'વિધવા સહાય', '06/04/26'], leftOut: null },
    { number: 6, cells: [3, 'જૂની યોજના', '06/04/19'], leftOut: 'hidden' },
    { number: 8, cells: [null, 'કુલ', 3], leftOut: 'total' },
    { number: 9, cells: ['નોંધ: જિલ્લા કચેરી મુજબ'], leftOut: 'title' },
  ],
  sheets: [
    { name: 'મુખપૃષ્ઠ', isHidden: false, rows: 1 },
    { name: 'યાદી', isHidden: false, rows: 5 },
    { name: 'Choices', isHidden: true, rows: 12 },
  ],
  ...{ above: [1, 2], blank: 1, filled: 2, hasOpenQuotes: true },
  ...{ separator: 'semicolon', otherSeparators: ['comma'] },
});
const readAgain = fn();

/** Asks where columns are uncertain, and names the rows that are left out. */
export const Uncertain: StoryObj = {
  ...deskStory(<Columns initial={uncertain} onRead={readAgain} />, shown),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(canvas.getByLabelText(/^શીટ/), 'Choices (છુપાવેલી)');
    await expect(readAgain).toHaveBeenLastCalledWith({ ...source, sheet: 'Choices' });
    await userEvent.selectOptions(canvas.getByLabelText('ખાનાંની વચ્ચે'), 'comma');
    await expect(readAgain).toHaveBeenLastCalledWith({ ...source, separator: 'comma' });
    await userEvent.selectOptions(canvas.getByLabelText('“તારીખ”ની તારીખોનો ક્રમ'), 'MDY');
    await expect(canvas.getByText(/^2 હરોળ/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'છુપાવેલી હરોળો: 6' }));
    await expect(canvas.getByText(/^3 હરોળ/)).toBeVisible();
  },
};

export const UncertainInEnglish: StoryObj = deskStory(<Columns initial={uncertain} />, {
  ...shown,
  language: 'EN',
});

const apply = fn();

/** Nothing is imported halfway: a mistake in one row keeps all of them out. That row is first. */
export const RowsWithMistakes: StoryObj = {
  ...rowsStory({ rows: [right, wrong], isApplied: false }, apply),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'બધી હરોળ મુસદ્દા તરીકે સાચવો' }));
    await expect(apply).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'હરોળ 3',
      'હરોળ 2',
    ]);
    await userEvent.selectOptions(canvas.getByLabelText('બતાવો'), 'wrong');
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
};

/** A cell is corrected in the table, by its choices where it has any, and a row is left out. */
export const RowsCorrected: StoryObj = {
  ...rowsStory({ rows: [right, wrong], isApplied: false }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^તારીખ, હરોળ 3/ }));
    const field = canvas.getByRole('textbox', { name: 'તારીખ, હરોળ 3' });
    await userEvent.clear(field);
    await userEvent.type(field, '૧૫-૦૪-૨૦૨૬');
    await userEvent.click(canvas.getByRole('button', { name: 'બરાબર' }));
    await expect(canvas.getByText('એક ખાનું અહીં સુધાર્યું છે.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^તારીખ, હરોળ 3/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'હરોળ 3 છોડી દો' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'ફરી સામેલ કરો' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
  },
};

export const Rows: StoryObj = rowsStory({ rows: Array.from({ length: 120 }, () => right), isApplied: false });
