import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Breadcrumb } from '../../src/site/page/Breadcrumb';
import { PageHeading } from '../../src/site/page/PageHeading';
import { SkipLink } from '../../src/site/app/SkipLink';
import { PageWidth } from '../../src/site/ui/layout/PageWidth';
import { Translated } from '../harness/Translated';
import { shellStory } from '../harness/shell-story';
import { longWord } from '../harness/sample-text';

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

export const Filled: StoryObj = shellStory(<Head title="ગામનો ઇતિહાસ" />);
export const LongTitle: StoryObj = shellStory(<Head title={`${longWord} ${longWord}`} />);

export const SkipLinkFocused: StoryObj = shellStory(
  <>
    <SkipLink>
      <Translated id="shell.skip" />
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
