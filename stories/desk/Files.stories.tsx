import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import CropDialog from '../../src/desk/app/files/CropDialog';
import { Progress } from '../../src/desk/app/files/Progress';
import { UploadField } from '../../src/desk/app/files/UploadField';
import { Screen } from '../../src/desk/app/parts/Screen';
import { deskStory } from '../harness/desk-story';

const meta: Meta = { title: 'Desk/Files', parameters: { frame: 'own' } };

export default meta;

const person = { name: 'કોકિલાબેન પટેલ', role: 'editor' } as const;
const shown = { language: 'GU', person, answers: { state: { state: 'signed-in', person } } };

const drawing =
  'data:image/svg+xml;utf8,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="600"><rect width="400" height="600" fill="#476"/><circle cx="200" cy="220" r="120" fill="#fc9"/></svg>',
  );

function Fields() {
  const [picture, setPicture] = useState('');
  return (
    <>
      <UploadField kind="picture" label="ફોટો" ratio={1} value={picture} onChange={setPicture} />
      <UploadField
        kind="document"
        label="દસ્તાવેજ"
        value="https://gujarat.gov.in/notice.pdf"
        onChange={() => undefined}
      />
    </>
  );
}

export const Empty: StoryObj = deskStory(
  <Screen title="ફાઇલો">
    <Fields />
  </Screen>,
  shown,
);

/** Storybook has no server, so that sending fails and can be repeated. */
export const Failed: StoryObj = {
  ...deskStory(
    <Screen title="फ़ाइलें">
      <UploadField kind="picture" label="फ़ोटो" value="" onChange={() => undefined} />
    </Screen>,
    { ...shown, language: 'HI' },
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('फ़ोटो चुनें', { selector: 'input' });
    await userEvent.upload(input, new File(['GIF89a'], 'a.gif', { type: 'image/gif' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'फिर से भेजें' })).toBeVisible());
    await expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement();
  },
};

export const Sending: StoryObj = deskStory(
  <Screen title="Files">
    <Progress part={0.4} onCancel={() => undefined} />
  </Screen>,
  { ...shown, language: 'EN' },
);

/** All of it was sent; the server works on it. */
export const Reading: StoryObj = deskStory(
  <Screen title="फ़ाइलें">
    <Progress part={1} onCancel={() => undefined} />
  </Screen>,
  { ...shown, language: 'HI' },
);

export const Crop: StoryObj = deskStory(
  <CropDialog picture={drawing} ratio={1} onChoose={() => undefined} onCancel={() => undefined} />,
  shown,
);
