import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import type { DeskMessage } from '../../messages/desk-messages';
import { useSay } from '../language/use-say';
import { Icon } from '../../../site/ui/picture/Icon';
import type { SharedFile } from './share-cache';
import type { SharedFileKind } from './shared-kind';

/** A shared file with its content, and what it is by that. */
export interface KnownFile extends SharedFile {
  readonly kind: SharedFileKind;
  /** Null for one that was too large to be kept. */
  readonly blob: Blob | null;
}

const Row = styled('li')`
  display: flex;
  gap: 12px;
  align-items: center;
  padding-block: 6px;
  & > img {
    width: 72px;
    height: 72px;
    border-radius: var(--radius-control);
    object-fit: cover;
  }
  & > svg {
    flex: none;
    align-self: flex-start;
    margin-top: 0.2em;
  }
  & .problem {
    color: var(--error);
    font-weight: 700;
  }
`;

/** Address of a picture in memory; null before it is there, and for other files. */
function useBlobUrl(blob: Blob | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return undefined;
    const made = URL.createObjectURL(blob);
    const frame = requestAnimationFrame(() => {
      setUrl(made);
    });
    return () => {
      cancelAnimationFrame(frame);
      URL.revokeObjectURL(made);
    };
  }, [blob]);
  return url;
}

const problems: Readonly<Partial<Record<SharedFileKind, DeskMessage>>> = {
  other: 'share.other',
  empty: 'problem.file-empty',
  large: 'problem.file-large',
};

/** A shared file: its picture or its name, and why it cannot be used. */
export function SharedFileRow({ file: { name, kind, blob } }: { readonly file: KnownFile }) {
  const say = useSay();
  const url = useBlobUrl(kind === 'picture' ? blob : null);
  const problem = problems[kind];
  return (
    <Row>
      {url === null ? <Icon name="file-text" /> : <img src={url} alt="" />}
      <div>
        <p>{name}</p>
        {problem !== undefined && <p className="problem">{say(problem)}</p>}
      </div>
    </Row>
  );
}
