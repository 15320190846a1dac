import styled from '@emotion/styled';
import { type FileKind, filesApi, previewUrl } from '../../api/files-api';
import { Icon } from '../../../site/ui/picture/Icon';
import { useSay } from '../language/use-say';

const Shown = styled('div')`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  & > img {
    flex: none;
    max-width: min(200px, 45%);
    max-height: 140px;
    border: 1px solid var(--line);
    border-radius: 6px;
    background: var(--surface-soft);
    object-fit: contain;
  }
  & > span,
  & > a {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Recording = styled('audio')`
  width: min(100%, 420px);
`;

const isFile = (value: string): boolean => /^(?:pictures|documents)\//.test(value);

interface FilePreviewProps {
  readonly kind: FileKind;
  readonly value: string;
}

/** The file of a field: a small picture of it, and its name, which opens a document. */
export function FilePreview({ kind, value }: FilePreviewProps) {
  const say = useSay();
  const name = value.length > 300 ? '' : value.replace(/^(?:pictures|documents)\//, '');
  const address = isFile(value) ? `${filesApi}/open?file=${encodeURIComponent(value)}` : value;
  const isLink = kind === 'document' && (isFile(value) || /^https?:\/\//.test(value));
  if (kind === 'recording') return <Recording controls preload="none" src={address} />;
  return (
    <Shown>
      {isFile(value) ? (
        <img src={previewUrl(value)} alt="" />
      ) : (
        <Icon name={kind === 'picture' ? 'image' : 'file-text'} />
      )}
      {isLink ? (
        <a href={address} target="_blank" rel="noopener noreferrer">
          {say('files.open', { name })}
        </a>
      ) : (
        <span>{name}</span>
      )}
    </Shown>
  );
}
