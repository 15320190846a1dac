import { Skeleton } from '../../src/site/ui/state/Skeleton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useIntl } from 'react-intl';
import { Loading } from '../../src/site/ui/state/Loading';
import { EmptyState, ErrorState, FailedLine } from '../../src/site/ui/state/States';
import { longWord, paragraph } from '../harness/sample-text';

const meta: Meta = { title: 'Components/States' };

export default meta;

function Nothing() {
  return <EmptyState text={useIntl().formatMessage({ id: 'common.noData' })} />;
}

function NotLoaded() {
  return <ErrorState text={useIntl().formatMessage({ id: 'common.noData' })} onRetry={() => undefined} />;
}

export const NothingThere: StoryObj = { render: () => <Nothing /> };

export const NothingThereLongText: StoryObj = {
  render: () => <EmptyState text={`${paragraph} ${longWord}`} />,
};

export const CouldNotLoad: StoryObj = { render: () => <NotLoaded /> };

export const PartCouldNotLoad: StoryObj = { render: () => <FailedLine onRetry={() => undefined} /> };

export const StillLoading: StoryObj = {
  render: () => (
    <Loading>
      <Skeleton style={{ height: '12rem' }} />
    </Loading>
  ),
};
