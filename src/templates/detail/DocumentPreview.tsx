import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { BoundPreview } from '../../engine/binding/document-preview';
import { Picture } from '../../site/ui/picture/Picture';
import { NewTab } from '../../site/ui/text/NewTab';
import { useContent } from '../content';

const Page = styled(NewTab)`
  justify-self: start;
  width: min(240px, 100%);
  overflow: hidden;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-control);
  background: var(--sunken);
  &:hover {
    border-color: var(--accent);
  }
`;

interface DocumentPreviewProps {
  readonly of: BoundPreview;
}

/** The first page of a document as a picture that opens it (B11.5.2). */
export function DocumentPreview({ of: { address, picture, ratio } }: DocumentPreviewProps) {
  const { pageTitle: title } = useContent();
  const alt = useIntl().formatMessage({ id: 'documents.firstPage' }, { title });
  return (
    <Page href={address}>
      <Picture src={picture} alt={alt} ratio={ratio} sizes="240px" />
    </Page>
  );
}
