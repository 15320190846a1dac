import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { canPush } from '../../site/browser/can-push';
import { readFollowed } from '../../site/browser/followed-lists';
import { Button } from '../../site/ui/control/Button';
import { useBrowserValue } from '../../site/ui/hydration/use-hydrated';
import { Icon } from '../../site/ui/picture/Icon';
import { useContent } from '../content';
import type { SectionOf } from '../declaration';
import { bindFollow, type FollowButton } from './bind';

const Buttons = styled('div')`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  & > p {
    flex-basis: 100%;
    margin: 0;
  }
  @media print {
    display: none;
  }
`;

/** What the visitor is told. */
type Status = 'idle' | 'working' | 'followed' | 'ended' | 'denied' | 'full' | 'failed';

/** Follows a list, or ends that; asks for the permission of the browser at the tap, as some browsers demand. */
async function toggle(source: string, isFollowed: boolean, language: string): Promise<Status> {
  const permission = isFollowed ? 'granted' : await Notification.requestPermission();
  if (permission !== 'granted') return 'denied';
  try {
    const { changeFollowed } = await import('./change-followed');
    return await changeFollowed(source, !isFollowed, language);
  } catch {
    return 'failed';
  }
}

/** Loads what subscribes this device again, and runs it; the next page tries again after a failure. */
async function renew(language: string): Promise<void> {
  try {
    const { renewFollowed } = await import('./change-followed');
    await renewFollowed(language);
  } catch {
    // Without a connection, the buttons say what is followed.
  }
}

/** The buttons by which a visitor follows lists of the site. */
export function FollowTemplate({ section }: { readonly section: SectionOf<'follow'> }) {
  const { context } = useContent();
  const isAble = useBrowserValue(canPush, false);
  const buttons = bindFollow(section, context);
  return isAble && buttons.length > 0 ? (
    <Lists buttons={buttons} language={context.site.language.code} />
  ) : null;
}

interface ListsProps {
  readonly buttons: readonly FollowButton[];
  readonly language: string;
}

function Lists({ buttons, language }: ListsProps) {
  const intl = useIntl();
  const [followed, setFollowed] = useState(readFollowed);
  const [status, setStatus] = useState<Status>('idle');
  const isFollowing = followed.length > 0;
  useEffect(() => {
    if (isFollowing) void renew(language);
  }, [isFollowing, language]);
  const change = (source: string) => {
    if (status === 'working') return;
    setStatus('working');
    void toggle(source, followed.includes(source), language).then((outcome) => {
      setFollowed(readFollowed());
      setStatus(outcome);
    });
  };
  return (
    <Buttons>
      {buttons.map(({ source, title }) => {
        const id = followed.includes(source) ? 'follow.stop' : 'follow.start';
        return (
          <Button
            key={source}
            type="button"
            aria-disabled={status === 'working'}
            onClick={() => {
              change(source);
            }}
          >
            <Icon name={followed.includes(source) ? 'check' : 'bell'} />
            {intl.formatMessage({ id }, { title })}
          </Button>
        );
      })}
      <p role="status">{status === 'idle' ? '' : intl.formatMessage({ id: `follow.${status}` })}</p>
    </Buttons>
  );
}
