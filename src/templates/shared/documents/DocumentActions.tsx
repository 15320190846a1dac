import { ButtonAnchor, ButtonLink } from '../../../site/ui/control/Button';
import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../../../site/ui/text/VisuallyHidden';
import { TextWithLang } from '../../../site/ui/text/TextWithLang';
import { Icon } from '../../../site/ui/picture/Icon';
import { useContent } from '../../content';
import type { BoundText } from '../../../engine/binding/text';
import type { DocumentButton } from './bind-buttons';

const Row = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  && > * {
    flex: 1 1 0;
    min-width: fit-content;
    padding-inline-start: 8px;
    padding-inline-end: 8px;
    overflow-wrap: anywhere;
  }
  @media (max-width: 359px) {
    & svg {
      display: none;
    }
  }
  @media (min-width: 768px) {
    justify-content: flex-end;
    && > * {
      flex: 1 0 10.5rem;
    }
  }
`;

/**
 * Up to three buttons in one line, on phones, too; where they share half a row, at most 136 px each. Without icons, the type and
 * size of a document fit into two lines.
 */
const HalfRow = styled(Row)`
  @media (max-width: 959px) {
    & svg {
      display: none;
    }
    && > * {
      padding-inline-start: 6px;
      padding-inline-end: 6px;
      text-align: center;
    }
  }
  @media (max-width: 767px) {
    gap: 6px;
    && > * {
      min-width: min-content;
      overflow-wrap: break-word;
    }
  }
  @media (min-width: 768px) {
    && > * {
      flex: 1 1 6rem;
      max-width: 8.5rem;
      min-width: 0;
    }
  }
`;

const File = styled('span')`
  display: block;
  font-size: 0.8em;
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

interface ActionProps {
  readonly button: DocumentButton;
  /** Title of the record, for screen readers. */
  readonly title: BoundText | null;
}

/** A button that opens its document in a new tab, or a page of the site in this one; a disabled one that says why where there is none. */
function Action({ button: { label, icon, address, isPage, file }, title }: ActionProps) {
  const intl = useIntl();
  const { pageAddress } = useContent();
  if (address === null) {
    const reason = intl.formatMessage({ id: 'common.notAvailableDocument' });
    return (
      <ButtonAnchor as="span" role="link" aria-disabled="true" tabIndex={-1} title={reason}>
        <Icon name="file-x" />
        {label}
        <VisuallyHidden> ({reason})</VisuallyHidden>
      </ButtonAnchor>
    );
  }
  const content = (
    <>
      <Icon name={icon} />
      <span>
        {label}
        {file !== null && <File>{file}</File>}
        {title && (
          <VisuallyHidden>
            : <TextWithLang of={title} />
          </VisuallyHidden>
        )}
      </span>
    </>
  );
  return isPage ? (
    <ButtonAnchor href={pageAddress(address)}>{content}</ButtonAnchor>
  ) : (
    <ButtonLink href={address}>{content}</ButtonLink>
  );
}

interface DocumentActionsProps {
  readonly buttons: readonly DocumentButton[];
  readonly title: BoundText | null;
  /** Whether the buttons share half a row. */
  readonly half?: boolean;
}

/** The buttons that open the documents of a record. */
export function DocumentActions({ buttons, title, half = false }: DocumentActionsProps) {
  const Holder = half ? HalfRow : Row;
  return (
    <Holder>
      {buttons.map((button) => (
        <Action key={button.key} button={button} title={title} />
      ))}
    </Holder>
  );
}
