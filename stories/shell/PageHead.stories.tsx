import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Breadcrumb } from '../../src/site/shell/Breadcrumb';
import { PageHeading } from '../../src/site/shell/PageHeading';
import { SkipLink } from '../../src/site/shell/SkipLink';
import { PageWidth } from '../../src/ui/Sheet';
import { Message } from '../harness/Message';
import { partStory } from '../harness/part-story';
import { longWord } from '../harness/sample-words';

const meta: Meta = { title: 'Shell/PageHead', parameters: { frame: 'own' } };

export default meta;

function Head({ title }: { readonly title: string }) {
  return (
    <PageWidth as="main" id="main">
      <Breadcrumb current={title} />
      <PageHeading>{title}</PageHeading>
    </PageWidth>
  );
}

export const Filled: StoryObj = partStory(<Head title="ગામનો ઇતિહાસ" />);
export const LongTitle: StoryObj = partStory(<Head title={`${longWord} ${longWord}`} />);

export const SkipLinkFocused: StoryObj = partStory(
  <>
    <SkipLink>
      <Message id="shell.skip" />
    </SkipLink>
    <Head title="ગામનો ઇતિહાસ" />
  </>,
  {
    play: async () => {
      await userEvent.tab();
      await expect(document.activeElement?.getAttribute('href')).toBe('#main');
    },
  },
);
