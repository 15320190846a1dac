import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import notice from '../../schemas/entities/notice.schema.json';
import { contentPaths } from '../../src/desk/api/content-api';
import { elsewherePath } from '../../src/desk/api/elsewhere-api';
import { HandOver } from '../../src/desk/app/content/handover/HandOver';
import { OldFonts } from '../../src/desk/app/content/OldFonts';
import { OldValues } from '../../src/desk/app/content/OldValues';
import { Published } from '../../src/desk/app/content/Published';
import { RecordPages } from '../../src/desk/app/content/RecordPages';
import { ChoiceField } from '../../src/desk/app/parts/ChoiceField';
import { DateField } from '../../src/desk/app/parts/DateField';
import { LongTextField } from '../../src/desk/app/parts/LongTextField';
import { PasswordField } from '../../src/desk/app/parts/PasswordField';
import { Screen } from '../../src/desk/app/parts/Screen';
import { TextField } from '../../src/desk/app/parts/TextField';
import { SignInDialog } from '../../src/desk/app/people/SignInDialog';
import { contentListOf } from '../harness/content-list';
import { deskStory } from '../harness/desk-story';

const meta: Meta = { title: 'Desk/Parts', parameters: { frame: 'own' } };

export default meta;

const person = { name: 'કોકિલાબેન પટેલ', role: 'publisher' } as const;
const answers = { unread: { unread: 2 }, drafts: { count: 3 }, state: { state: 'signed-in', person } };

function story(part: ReactNode, language: string, byKey: readonly (readonly [string[], unknown])[] = []) {
  const screen = <Screen title="મોતીપુરા">{part}</Screen>;
  return deskStory(screen, { language, person, answers, answersByKey: byKey });
}

const place = { list: 'councilDetail', title: 'પંચાયતની વિગત', id: '1', label: 'મોતીપુરા' };

/** A telephone number was changed, and two texts still have the old one. */
export const OldNumber: StoryObj = story(<OldValues isSaved />, 'GU', [
  [
    ['content', elsewherePath, 'GU'],
    {
      values: [
        {
          value: '૦૨૭૬૬ ૨૩૪૫૬૭',
          ...{ list: 'members', id: '1' },
          places: [
            { ...place, field: 'phone', fieldTitle: 'ફોન' },
            {
              ...{ list: 'notices', title: 'સૂચનાઓ', id: '4', label: 'પાણી પુરવઠો બંધ રહેશે' },
              ...{ field: 'description.GU', fieldTitle: 'વિગત' },
            },
          ],
        },
      ],
    },
  ],
]);

const change = fn();
const typed = { id: 4, title: { GU: 'ગ્રામ સભા', HI: 'xzke lHkk' } };
const list = contentListOf('notice', notice, 'GU');

/** A text in the letters of Krutidev is shown in Unicode, and converted with a button that can be taken back. */
export const OldFont: StoryObj = {
  ...story(<OldFonts list={list} id="4" record={typed} isSaved onChange={change} />, 'GU', [
    [
      ['content', contentPaths.oldFonts(list.name, '4'), 'GU'],
      { texts: [{ path: ['title', 'HI'], text: 'xzke lHkk', converted: 'ग्राम सभा', font: 'Krutidev' }] },
    ],
  ]),
  play: async () => {
    await userEvent.click(within(document.body).getByRole('button', { name: 'બદલો' }));
    await expect(change).toHaveBeenCalledOnce();
    await within(document.body).findByText(/લખાણ બદલાઈ ગયું/);
  },
};

/** An editor reads what the publisher wants to be changed, and hands over again. */
export const SentBack: StoryObj = story(
  <HandOver
    handover={{ state: 'returned', at: '2026-03-02T04:30:00.000Z', by: 'રમેશભાઈ', note: 'તારીખ ઉમેરો.' }}
  />,
  'GU',
);

export const Pages: StoryObj = story(<RecordPages count={230} page={1} turnTo={() => undefined} />, 'HI');

/** What was published is shown to visitors in some seconds. */
export const Publishing: StoryObj = story(<Published text="" />, 'GU', [[['shown'], { isShown: false }]]);
export const PublicNow: StoryObj = story(<Published text="હવે મુલાકાતીઓ તે જુએ છે." />, 'GU', [
  [['shown'], { isShown: true }],
]);

function Fields() {
  const [text, setText] = useState('');
  return (
    <>
      <TextField label="નામ" hint="તમારું નામ, મોબાઇલ નંબર અથવા ટૂંકું નામ" value={text} onChange={setText} />
      <PasswordField label="પાસવર્ડ" autoComplete="current-password" value={text} onChange={setText} />
      <LongTextField label="નોંધ" value={text} onChange={setText} />
      <DateField label="તારીખ" value="2026-03-31" onChange={() => undefined} />
      <ChoiceField
        label="સ્થિતિ"
        choices={[
          { value: 'new', label: 'નવો' },
          { value: 'done', label: 'પૂર્ણ' },
        ]}
        value="done"
        onChange={() => undefined}
      />
    </>
  );
}

export const FieldsOfForms: StoryObj = story(<Fields />, 'GU');

/** The session has ended; what was typed stays below. */
export const SignInAgain: StoryObj = story(<SignInDialog name={person.name} />, 'GU');
