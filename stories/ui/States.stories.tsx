import type { Meta, StoryObj } from '@storybook/react-vite';
import { useIntl } from 'react-intl';
import { Bone, Loading } from '../../src/ui/Skeleton';
import { Empty, Failed } from '../../src/ui/States';
import { longWord, paragraph } from '../harness/sample-words';

const meta: Meta = { title: 'Pieces/States' };

export default meta;

function Nothing() {
  return <Empty text={useIntl().formatMessage({ id: 'common.noData' })} />;
}

function NotLoaded() {
  return <Failed text={useIntl().formatMessage({ id: 'common.noData' })} onRetry={() => undefined} />;
}

export const NothingThere: StoryObj = { render: () => <Nothing /> };

export const NothingThereLongText: StoryObj = { render: () => <Empty text={`${paragraph} ${longWord}`} /> };

export const CouldNotLoad: StoryObj = { render: () => <NotLoaded /> };

export const StillLoading: StoryObj = {
  render: () => (
    <Loading>
      <Bone style={{ height: '12rem' }} />
    </Loading>
  ),
};
