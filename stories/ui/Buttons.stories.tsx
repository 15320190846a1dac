import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../src/site/ui/control/ButtonLink';
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
      <Button variant="contained">{download}</Button>
      <Button variant="contained">
        <Icon name="download" />
        {download}
      </Button>
      <Button variant="contained" aria-disabled>
        {download}
      </Button>
      <ButtonLink href="#there">{download}</ButtonLink>
    </Row>
  ),
};

export const Plain: StoryObj = {
  render: () => (
    <Row>
      <Button>{download}</Button>
      <Button>
        <Icon name="rotate-cw" />
        <Translated id="common.retry" />
      </Button>
    </Row>
  ),
};

export const TextAlone: StoryObj = {
  render: () => (
    <Row>
      <Button variant="text">
        <Translated id="common.readMore" />
        <Icon name="chevron-down" />
      </Button>
    </Row>
  ),
};

export const OnlyAnIcon: StoryObj = {
  render: () => (
    <Row>
      <IconButton aria-label="Previous">
        <Icon name="chevron-left" />
      </IconButton>
      <IconButton size="small" aria-label="Next">
        <Icon name="chevron-right" />
      </IconButton>
      <IconButton size="large" aria-label="Close">
        <Icon name="x" />
      </IconButton>
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
