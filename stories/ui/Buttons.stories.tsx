import { Button, ButtonLink, PrimaryButton, TextButton } from '../../src/site/ui/control/Button';
import { CircleButton, IconButton, MarkButton } from '../../src/site/ui/control/IconButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from '../../src/site/ui/control/CopyButton';
import { ShareButton } from '../../src/site/ui/control/ShareButton';
import { Icon } from '../../src/site/ui/picture/Icon';
import { Translated } from '../harness/Translated';
import { Row } from '../harness/Row';

const meta: Meta = { title: 'Components/Buttons' };

export default meta;

const download = <Translated id="common.download" />;

export const Filled: StoryObj = {
  render: () => (
    <Row>
      <PrimaryButton type="button">{download}</PrimaryButton>
      <PrimaryButton type="button">
        <Icon name="download" />
        {download}
      </PrimaryButton>
      <PrimaryButton type="button" aria-disabled>
        {download}
      </PrimaryButton>
      <ButtonLink href="#there">{download}</ButtonLink>
    </Row>
  ),
};

export const Plain: StoryObj = {
  render: () => (
    <Row>
      <Button type="button">{download}</Button>
      <Button type="button">
        <Icon name="rotate-cw" />
        <Translated id="common.retry" />
      </Button>
    </Row>
  ),
};

export const TextAlone: StoryObj = {
  render: () => (
    <Row>
      <TextButton type="button">
        <Translated id="common.readMore" />
        <Icon name="chevron-down" />
      </TextButton>
    </Row>
  ),
};

export const OnlyAnIcon: StoryObj = {
  render: () => (
    <Row>
      <IconButton type="button" aria-label="Previous">
        <Icon name="chevron-left" />
      </IconButton>
      <MarkButton type="button" aria-label="Next">
        <Icon name="chevron-right" />
      </MarkButton>
      <CircleButton type="button" aria-label="Close">
        <Icon name="x" />
      </CircleButton>
    </Row>
  ),
};

export const CopyAndShare: StoryObj = {
  render: () => (
    <Row>
      <CopyButton text="M-7K3M-92XD" label="M-7K3M-92XD" />
      <ShareButton data={{ title: 'M-7K3M-92XD' }} />
    </Row>
  ),
};
