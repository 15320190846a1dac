import type { Meta, StoryObj } from '@storybook/react-vite';
import { DateLine } from '../../src/site/ui/text/DateLine';
import { LinkedText } from '../../src/site/ui/text/LinkedText';
import { VisuallyHidden } from '../../src/site/ui/text/VisuallyHidden';
import { NewBadge } from '../../src/site/ui/text/NewBadge';
import { NewTab } from '../../src/site/ui/text/NewTab';
import { Paragraphs } from '../../src/site/ui/text/Paragraphs';
import { SectionHeading } from '../../src/site/ui/text/SectionHeading';
import { TextWithLang } from '../../src/site/ui/text/TextWithLang';
import { Translated } from '../harness/Translated';
import { longText, longWord, paragraph } from '../harness/sample-text';

const meta: Meta = { title: 'Components/Text' };

export default meta;

export const Heading: StoryObj = {
  render: () => (
    <SectionHeading>
      <Translated id="common.download" />
    </SectionHeading>
  ),
};

export const LongHeading: StoryObj = { render: () => <SectionHeading lang="gu">{paragraph}</SectionHeading> };

export const ManyParagraphs: StoryObj = { render: () => <Paragraphs text={longText} lang="gu" /> };

export const LongWord: StoryObj = { render: () => <Paragraphs text={longWord} lang="gu" /> };

export const WordsOfAnotherScript: StoryObj = {
  render: () => (
    <p>
      <TextWithLang of={{ text: 'તળાવ', lang: 'gu' }} /> · <TextWithLang of={{ text: 'तालाब', lang: 'hi' }} />{' '}
      · <TextWithLang of={{ text: 'Pond', lang: 'en' }} />
    </p>
  ),
};

export const LinkInANewTab: StoryObj = {
  render: () => (
    <NewTab href="https://example.org/">
      <Translated id="common.download" />
    </NewTab>
  ),
};

export const ForScreenReadersOnly: StoryObj = {
  render: () => (
    <p>
      …<VisuallyHidden>{paragraph}</VisuallyHidden>…
    </p>
  ),
};

export const Badge: StoryObj = {
  render: () => (
    <p>
      <NewBadge />
      {paragraph}
    </p>
  ),
};

export const Day: StoryObj = { render: () => <DateLine of={{ day: '2026-11-22', text: '22-11-2026' }} /> };

export const TelephoneNumbers: StoryObj = {
  render: () => (
    <p>
      <LinkedText
        of={{
          text: '02772 240 101, 101',
          links: [
            { text: '02772 240 101', href: 'tel:+912772240101' },
            { text: ', 101', href: null },
          ],
        }}
      />
    </p>
  ),
};
