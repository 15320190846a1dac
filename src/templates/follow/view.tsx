import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { readFollowed } from '../../site/browser/followed-lists';
import { Button } from '../../site/ui/control/Button';
import { useBrowserValue } from '../../site/ui/hydration/use-hydrated';
import { Icon } from '../../site/ui/picture/Icon';
import type { IconName } from '../../site/ui/picture/icon-paths';
import { withoutScripts } from '../../site/theme/without-scripts';
import { useContent } from '../content';
import type { SectionOf } from '../declaration';
import { bindFollow, type FollowButton } from './bind';
import { keepFollowing, toggleFollowed, type Status } from './toggle-followed';

/** In the HTML, so that nothing moves when scripts run; one below the other on phones. */
const Buttons = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  & > button {
    justify-content: flex-start;
  }
  @media (min-width: 640px) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
  @media print {
    display: none;
  }
  ${withoutScripts} {
    display: none;
  }
`;

/** Both labels of a button in one place, so that it keeps its size when the other one is shown. */
const Labels = styled('span')`
  display: grid;
  text-align: start;
  font-weight: 700;
  & > span {
    grid-area: 1 / 1;
    align-self: center;
    visibility: hidden;
  }
  & > [data-shown] {
    visibility: visible;
  }
`;

/** What came of a press; while it is empty, out of the flow, so that no gap comes before it. */
const Told = styled('p')`
  flex-basis: 100%;
  max-width: var(--measure);
  margin: 0;
  & > svg {
    margin-inline-end: 8px;
    vertical-align: -0.2em;
  }
  &:empty {
    position: absolute;
  }
`;

const icons: Readonly<Partial<Record<Status, IconName>>> = {
  ...{ followed: 'circle-check', ended: 'circle-check' },
  ...{ denied: 'circle-alert', full: 'circle-alert', failed: 'circle-alert', unable: 'circle-alert' },
};

interface FollowedButtonProps {
  readonly of: FollowButton;
  readonly isBusy: boolean;
  readonly onPress: (isFollowed: boolean) => void;
}

function FollowedButton({ of: { source, title }, isBusy, onPress }: FollowedButtonProps) {
  const intl = useIntl();
  const isFollowed = useBrowserValue(() => readFollowed().includes(source), false);
  return (
    <Button
      type="button"
      aria-disabled={isBusy}
      onClick={() => {
        onPress(isFollowed);
      }}
    >
      <Icon name={isFollowed ? 'check' : 'bell'} />
      <Labels>
        <span data-shown={isFollowed ? undefined : ''}>
          {intl.formatMessage({ id: 'follow.start' }, { title })}
        </span>
        <span data-shown={isFollowed ? '' : undefined}>
          {intl.formatMessage({ id: 'follow.stop' }, { title })}
        </span>
      </Labels>
    </Button>
  );
}

/** The buttons by which a visitor follows lists of the site (B10.7.8). */
export function FollowTemplate({ section }: { readonly section: SectionOf<'follow'> }) {
  const intl = useIntl();
  const { context } = useContent();
  const [status, setStatus] = useState<Status>('idle');
  const { code } = context.site.language;
  useEffect(() => {
    void keepFollowing(code);
  }, [code]);
  const buttons = bindFollow(section, context);
  if (buttons.length === 0) return null;
  const isBusy = status === 'asking' || status === 'working';
  const icon = icons[status];
  return (
    <Buttons>
      {buttons.map((button) => (
        <FollowedButton
          key={button.source}
          of={button}
          isBusy={isBusy}
          onPress={(isFollowed) => {
            if (isBusy) return;
            void toggleFollowed({ source: button.source, isFollowed, language: code }, setStatus).then(
              setStatus,
            );
          }}
        />
      ))}
      <Told role="status">
        {icon && <Icon name={icon} />}
        {status === 'idle' ? '' : intl.formatMessage({ id: `follow.${status}` })}
      </Told>
    </Buttons>
  );
}
