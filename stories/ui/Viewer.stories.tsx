import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { samplePicture } from '../../src/templates/shared/example';
import { Viewer } from '../../src/site/ui/viewer/Viewer';
import type { ViewerPicture } from '../../src/site/ui/viewer/viewer-picture';
import { ViewerNotice } from '../../src/site/ui/viewer/ViewerNotice';
import { servedUrl } from '../harness/served-url';
import { sampleConfig } from '../harness/sample-config';
import { longText } from '../harness/sample-text';

const meta: Meta = { title: 'Components/Viewer' };

export default meta;

const look = { ...sampleConfig.display.viewer, placeholder: servedUrl(samplePicture('placeholder')) };

const picture = (name: string, text = 'ગામનું તળાવ'): ViewerPicture => ({
  key: name,
  src: servedUrl(samplePicture(name)),
  caption: { text, lang: 'gu' },
});

function Viewing({ pictures }: { readonly pictures: readonly ViewerPicture[] }) {
  const [shown, setShown] = useState(pictures[0]?.key ?? '');
  return <Viewer pictures={pictures} shown={shown} look={look} onShow={setShown} onClose={fn()} />;
}

export const Several: StoryObj = {
  render: () => <Viewing pictures={['talav', 'vav', 'mandir'].map((name) => picture(name))} />,
};
export const One: StoryObj = { render: () => <Viewing pictures={[picture('talav')]} /> };
export const LongCaption: StoryObj = { render: () => <Viewing pictures={[picture('talav', longText)]} /> };
export const WithoutCaption: StoryObj = {
  render: () => <Viewing pictures={[{ ...picture('talav'), caption: null }]} />,
};
export const Missing: StoryObj = {
  render: () => <Viewing pictures={[{ ...picture('talav'), src: null }]} />,
};
export const Broken: StoryObj = { render: () => <Viewing pictures={[picture('broken')]} /> };
export const StillLoading: StoryObj = {
  render: () => <ViewerNotice message="viewer.loading" onClose={fn()} />,
};
export const CouldNotLoad: StoryObj = {
  render: () => <ViewerNotice message="viewer.failed" onClose={fn()} />,
};
