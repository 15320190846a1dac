import type { Meta, StoryObj } from '@storybook/react-vite';
import { Hidden } from '../../src/ui/Hidden';
import { NewTab } from '../../src/ui/NewTab';
import { Paragraphs } from '../../src/ui/Paragraphs';
import { SectionHeading } from '../../src/ui/SectionHeading';
import { Words } from '../../src/ui/Words';
import { Message } from '../harness/Message';
import { longText, longWord, paragraph } from '../harness/sample-words';

const meta: Meta = { title: 'Pieces/Text' };

export default meta;

export const Heading: StoryObj = {
  render: () => (
    <SectionHeading>
      <Message id="common.download" />
    </SectionHeading>
  ),
};

export const LongHeading: StoryObj = { render: () => <SectionHeading lang="gu">{paragraph}</SectionHeading> };

export const ManyParagraphs: StoryObj = { render: () => <Paragraphs text={longText} lang="gu" /> };

export const LongWord: StoryObj = { render: () => <Paragraphs text={longWord} lang="gu" /> };

export const WordsOfAnotherScript: StoryObj = {
  render: () => (
    <p>
      <Words of={{ text: 'તળાવ', lang: 'gu' }} /> · <Words of={{ text: 'तालाब', lang: 'hi' }} /> ·{' '}
      <Words of={{ text: 'Pond', lang: 'en' }} />
    </p>
  ),
};

export const LinkInANewTab: StoryObj = {
  render: () => (
    <NewTab href="https://example.org/">
      <Message id="common.download" />
    </NewTab>
  ),
};

export const ForScreenReadersOnly: StoryObj = {
  render: () => (
    <p>
      …<Hidden>{paragraph}</Hidden>…
    </p>
  ),
};
