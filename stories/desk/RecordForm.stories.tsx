import { nothingToReview } from '../../src/desk/app/record-form/form-context';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import mapPlace from '../../content/entities/map-place.schema.json';
import officeHours from '../../content/entities/office-hours.schema.json';
import councilDetail from '../../schemas/entities/council-detail.schema.json';
import downloadLink from '../../schemas/entities/download-link.schema.json';
import villageHistory from '../../schemas/entities/village-history.schema.json';
import notice from '../../schemas/entities/notice.schema.json';
import { ConflictNotice } from '../../src/desk/app/content/ConflictNotice';
import { Screen } from '../../src/desk/app/parts/Screen';
import { RecordForm } from '../../src/desk/app/record-form/RecordForm';
import type { ContentList, ContentProblem, ContentRecord } from '../../src/desk/api/content-api';
import type { OlderText, TextPlace } from '../../src/desk/api/text-review-api';
import { contentListOf } from '../harness/content-list';
import { deskStory } from '../harness/desk-story';

const meta: Meta = { title: 'Desk/Record form', parameters: { frame: 'own' } };

export default meta;

const person = { name: 'કોકિલાબેન પટેલ', role: 'editor' } as const;
const answers = { state: { state: 'signed-in', person } };

interface EditedProps {
  readonly list: ContentList;
  readonly record: ContentRecord;
  readonly problems?: readonly ContentProblem[];
  readonly rare?: readonly string[];
  readonly conflicts?: readonly string[];
  readonly older?: readonly OlderText[];
  readonly unconfirmed?: readonly TextPlace[];
}

function Edited(props: EditedProps) {
  const {
    list,
    record: first,
    problems = [],
    rare = [],
    conflicts = [],
    older = [],
    unconfirmed = [],
  } = props;
  const [record, setRecord] = useState(first);
  return (
    <Screen title={list.title}>
      <ConflictNotice list={list} conflicts={conflicts} />
      <RecordForm
        list={list}
        record={record}
        problems={problems}
        rare={rare}
        review={{
          ...nothingToReview,
          ...{ older, unconfirmed, ways: list.translations },
          translate: async ({ text }) => text,
        }}
        onChange={setRecord}
      />
    </Screen>
  );
}

function formStory(language: string, edited: EditedProps): StoryObj {
  return deskStory(<Edited {...edited} />, { language, person, answers });
}

const noticeRecord = {
  id: 'n-1',
  title: { GU: 'બુધવારે વડના ચોકમાં ગ્રામસભા', EN: 'Village assembly on Wednesday' },
  text: 'ગ્રામસભામાં હાજર રહેવા વિનંતી છે.',
  link: 'https://example.org/notice.pdf',
  validFrom: '2026-12-01',
  validUntil: '31-12-2026',
};

/** A text that a machine wrote and nobody has read yet, and one that can be drafted. */
export const Drafted: StoryObj = formStory('GU', {
  list: contentListOf('notice', notice, 'GU'),
  record: {
    id: 'n-2',
    title: { GU: 'રમેશભાઈ પટેલનું સન્માન', EN: 'Honour for Rameshbhai Patel', HI: '' },
    validFrom: '2026-12-01',
  },
  unconfirmed: [{ field: 'title', language: 'EN' }],
});

/** A text that lacks a language, one that is the same in all, a day that is written wrongly, and fields that others changed, too. */
export const Notice: StoryObj = formStory('GU', {
  list: contentListOf('notice', notice, 'GU'),
  record: noticeRecord,
  problems: [
    { path: ['title', 'HI'], message: 'હિન્દી લખાણ બાકી છે.', severity: 'warning' },
    {
      path: ['validUntil'],
      message: 'આ તારીખ નથી.',
      hint: 'આ રીતે લખો: વર્ષ-મહિનો-દિવસ, ઉદાહરણ તરીકે “2026-01-31”.',
      severity: 'error',
    },
  ],
  conflicts: ['title.HI', 'validUntil'],
  older: [{ field: 'title', language: 'EN', than: 'GU' }],
});

/** A new record. */
export const NewNotice: StoryObj = formStory('HI', {
  list: contentListOf('notice', notice, 'HI'),
  record: {},
});

const days = ['Monday', 'Tuesday', 'Wednesday'].map((label, index) => ({ value: index + 1, label }));

/** A list of records in a record. */
export const Hours: StoryObj = formStory('EN', {
  list: contentListOf('office-hours', officeHours, 'EN', {
    choices: { 'hours.fromDay': days, 'hours.toDay': days },
  }),
  record: {
    name: 'Council office',
    phone: '02692 250100',
    hours: [
      { fromDay: 1, toDay: 3, opens: '10:30', closes: '18:10' },
      { fromDay: 6, opens: '10:30', closes: '14:00' },
    ],
  },
});

/** A record in a list of a record is moved, with what is typed in it and with the focus; one is removed, and one is added. */
export const HoursArranged: StoryObj = {
  ...Hours,
  play: async ({ canvas }) => {
    const expectClosing = async (...times: string[]) => {
      const inputs = canvas.getAllByLabelText(/^closes/i);
      await expect(inputs.length).toBe(times.length);
      for (const [index, time] of times.entries()) await expect(inputs[index]).toHaveValue(time);
    };
    const press = (name: RegExp) => userEvent.click(canvas.getByRole('button', { name }));
    await press(/^Move “.* 1” down$/);
    await expectClosing('14:00', '18:10');
    await expect(canvas.getByRole('button', { name: /^Move “.* 2” down$/ })).toHaveFocus();
    await press(/^Add to/);
    await expectClosing('14:00', '18:10', '');
    await press(/^Delete “.* 1”$/);
    await expectClosing('18:10', '');
    await userEvent.type(canvas.getAllByLabelText(/^closes/i)[1] ?? document.body, '19:00');
    await expectClosing('18:10', '19:00');
  },
};

/** A long form: fields that hardly any record has are shown on demand. */
export const Council: StoryObj = formStory('GU', {
  list: contentListOf('council-detail', councilDetail, 'GU'),
  record: { name: { GU: 'મોતીપુરા', EN: 'Motipura', HI: 'मोतीपुरा' }, emailId: 'gp@example.org' },
  rare: ['youTubeUrl', 'proTaxUrl', 'favIconBase64', 'map'],
});

export const Choices: StoryObj = formStory('HI', {
  list: contentListOf('download-link', downloadLink, 'HI', {
    choices: {
      category: [
        { value: 1, label: 'सरकार' },
        { value: 2, label: 'मुखपृष्ठ' },
      ],
    },
  }),
  record: { name: { HI: 'आवेदन पत्र' }, category: 2, linkType: 9 },
});

export const Numbers: StoryObj = formStory('EN', {
  list: contentListOf('map-place', mapPlace, 'EN'),
  record: { name: { EN: 'Well', GU: 'Well' }, x: 12.5, y: 'far' },
  problems: [{ path: ['y'], message: 'This is not a number.', severity: 'error' }],
});

export const PictureAndFlag: StoryObj = formStory('EN', {
  list: contentListOf('village-history', villageHistory, 'EN'),
  record: { imageBase64: '', isVisible: true, sequenceNo: 3, description: { EN: 'The old well.' } },
});
