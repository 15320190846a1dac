import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import type { ContentOverview } from '../../api/content-overview';
import { ConfirmButton } from '../content/ConfirmButton';
import { useMoment } from '../language/use-moment';
import { useSay } from '../language/use-say';
import { Waiting } from '../parts/States';
import type { KeptShare } from './share-cache';
import { readSharedFile, removeShare } from './share-store';
import { sharedFileKind, type SharedFileKind } from './shared-kind';
import { SharedFileRow, type KnownFile } from './SharedFileRow';
import { ShareForm } from './ShareForm';
import { useSharesChanged } from './use-shares';

const Item = styled('li')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  padding: 16px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-card);
  background: var(--surface);
  overflow-wrap: anywhere;
  & > time {
    color: var(--ink-soft);
    font-size: var(--small);
  }
  & > .text {
    max-height: 12em;
    overflow-y: auto;
    white-space: pre-line;
  }
`;

/** The files of a share with what they are. */
function useKnownFiles(share: KeptShare) {
  return useQuery({
    queryKey: ['shares', share.id, share.files.length],
    queryFn: () =>
      Promise.all(
        share.files.map(async (file): Promise<KnownFile> => {
          const blob = await readSharedFile(share.id, file);
          const kind: SharedFileKind = await sharedFileKind(blob);
          return { ...file, kind, blob };
        }),
      ),
  });
}

interface ShareItemProps {
  readonly share: KeptShare;
  readonly lists: ContentOverview['lists'];
}

/** Something that was shared: its text and files, a form that makes drafts of it, and a button that throws it away. */
export function ShareItem({ share, lists }: ShareItemProps) {
  const say = useSay();
  const moment = useMoment();
  const changed = useSharesChanged();
  const { data: files } = useKnownFiles(share);
  const at = new Date(share.at).toISOString();
  const { date, time } = moment(at);
  const text = [share.title, share.text].filter(Boolean).join('\n');
  return (
    <Item>
      <time dateTime={at}>{`${date}, ${time}`}</time>
      {text !== '' && (
        // The keyboard scrolls a long text.
        <p className="text" tabIndex={0}>
          {text}
        </p>
      )}
      {files ? (
        <>
          {files.length > 0 && (
            <ul>
              {files.map((file) => (
                <SharedFileRow key={file.part} file={file} />
              ))}
            </ul>
          )}
          <ShareForm share={share} files={files} lists={lists} />
        </>
      ) : (
        <Waiting />
      )}
      <ConfirmButton
        text={say('share.discard')}
        confirm={say('share.discardNow')}
        keep={say('share.keep')}
        onConfirm={() => void removeShare(share).then(changed)}
      />
    </Item>
  );
}
