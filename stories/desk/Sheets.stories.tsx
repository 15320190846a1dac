import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Screen } from '../../src/desk/app/parts/Screen';
import { Done } from '../../src/desk/app/parts/ProblemAlert';
import { ColumnsStep } from '../../src/desk/app/sheets/ColumnsStep';
import { RowsStep } from '../../src/desk/app/sheets/RowsStep';
import { draftOf, type SheetDraft } from '../../src/desk/app/sheets/sheet-draft';
import { SheetScreen } from '../../src/desk/app/sheets/SheetScreen';
import { SourceStep } from '../../src/desk/app/sheets/SourceStep';
import type { SheetPreview, SheetPreviewRow } from '../../src/desk/api/sheets-api';
import { deskStory } from '../harness/desk-story';

const meta: Meta = { title: 'Desk/Sheets', parameters: { frame: 'own' } };

export default meta;

const person = { name: 'કોકિલાબેન પટેલ', role: 'editor' } as const;
const shown = { language: 'GU', person, answers: { state: { state: 'signed-in', person } } };

const draft = draftOf({
  columns: [
    { name: 'ક્રમ', target: '' },
    { name: 'શીર્ષક', target: 'title.GU' },
    { name: 'તારીખ', target: 'date' },
  ],
  rows: [
    [1, 'પ્રધાનમંત્રી આવાસ યોજના', '૧૦/૦૪/૨૦૨૬'],
    [2, 'વિધવા સહાય', 'આવતા મહિને'],
  ],
  targets: [
    { value: 'id', label: 'ઓળખ' },
    { value: 'title.GU', label: 'શીર્ષક (ગુજરાતી)' },
    { value: 'title.EN', label: 'શીર્ષક (English)' },
    { value: 'date', label: 'તારીખ' },
  ],
  match: [],
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
    { column: 2, message: '“આવતા મહિને” તારીખ નથી.', hint: 'આમ લખો: 2026-01-31', severity: 'error' },
  ],
};

const rowsStory = (preview: SheetPreview, onApply = () => undefined): StoryObj =>
  deskStory(
    <Screen title="સ્પ્રેડશીટ">
      <RowsStep
        draft={draft}
        preview={preview}
        onApply={onApply}
        onBack={() => undefined}
        isPending={false}
        problem={null}
      />
    </Screen>,
    shown,
  );

export const Whole: StoryObj = deskStory(<SheetScreen />, shown);

export const Source: StoryObj = deskStory(
  <Screen title="स्प्रेडशीट">
    <SourceStep list="beneficiaries" onRead={() => undefined} />
  </Screen>,
  { ...shown, language: 'HI' },
);

/** What was pasted stays when it could not be read: Storybook has no server. */
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

function Columns() {
  const [current, setCurrent] = useState<SheetDraft>(draft);
  return (
    <Screen title="સ્પ્રેડશીટ">
      <ColumnsStep
        draft={current}
        onChange={setCurrent}
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

const apply = fn();

/** Nothing is imported halfway: a mistake in one row keeps all of them out. */
export const RowsWithMistakes: StoryObj = {
  ...rowsStory({ rows: [right, wrong], isApplied: false }, apply),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'બધી હરોળ મુસદ્દા તરીકે સાચવો' }));
    await expect(apply).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
  },
};

export const Rows: StoryObj = rowsStory({ rows: Array.from({ length: 120 }, () => right), isApplied: false });
