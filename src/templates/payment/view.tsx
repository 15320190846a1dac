import { ButtonAnchor } from '../../site/ui/control/Button';
import { Skeleton } from '../../site/ui/state/Skeleton';
import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { CopyButton } from '../../site/ui/control/CopyButton';
import { surfaceStyles } from '../../site/ui/layout/PageWidth';
import { Icon } from '../../site/ui/picture/Icon';
import { QrCode } from '../../site/ui/print/QrCode';
import { Paragraphs } from '../../site/ui/text/Paragraphs';
import { useContent } from '../content';
import type { SectionOf } from '../declaration';
import { DocumentActions } from '../shared/documents/DocumentActions';
import { Facts } from '../shared/Facts';
import { itemLevel, ItemTitle } from '../shared/ItemTitle';
import { Records } from '../shared/Records';
import { bindPayment, type Payment, type UpiPayment } from './bind';

const Sheet = styled('div')`
  ${surfaceStyles}
  display: flex;
  flex-wrap: wrap;
  gap: 24px 40px;
  align-items: flex-start;
  max-width: 820px;
  padding: 20px;
  & + & {
    margin-top: 16px;
  }
  & > h2,
  & > h3 {
    flex: 1 0 100%;
    font-size: var(--h3);
  }
  & > div {
    display: grid;
    flex: 1 1 280px;
    gap: 16px;
    min-width: 0;
  }
  @media print {
    break-inside: avoid;
  }
`;

/** The link to payment apps is for phones: a computer would open nothing. */
const Figure = styled('figure')`
  display: grid;
  flex: 1 1 220px;
  gap: 8px;
  justify-items: center;
  min-width: 0;
  text-align: center;
  & > svg {
    max-width: 100%;
    height: auto;
    border: 1px solid var(--line);
    border-radius: var(--radius-control);
  }
  & > figcaption {
    font-weight: 700;
  }
  & > p {
    max-width: 34ch;
    overflow-wrap: anywhere;
  }
  & > .note {
    max-width: 34ch;
    color: var(--ink-soft);
    font-size: var(--small);
  }
  @media (hover: hover) and (pointer: fine), print {
    & > a {
      display: none;
    }
  }
`;

interface SectionProps {
  readonly section: SectionOf<'payment'>;
}

function UpiFigure({ section, upi: { id, href } }: SectionProps & { readonly upi: UpiPayment }) {
  const { context, useHydrated } = useContent();
  const { translate } = context;
  const intl = useIntl();
  const hydrated = useHydrated();
  const canCopy = hydrated && typeof navigator !== 'undefined' && 'clipboard' in navigator;
  const scan = translate(section.scan);
  return (
    <Figure>
      <figcaption>{scan}</figcaption>
      <QrCode text={href} label={`${scan}: ${id}`} width="208" />
      <p dir="ltr">{id}</p>
      {canCopy && <CopyButton text={id} label={intl.formatMessage({ id: 'common.copy' })} />}
      <ButtonAnchor href={href}>
        <Icon name="hand-coins" />
        {translate(section.open)}
      </ButtonAnchor>
      {section.note && <p className="note">{translate(section.note)}</p>}
      {section.refused && (
        <details className="note">
          <summary>{translate(section.refused.label)}</summary>
          <Paragraphs text={translate(section.refused.text)} />
        </details>
      )}
    </Figure>
  );
}

function Account({ section, payment }: SectionProps & { readonly payment: Payment }) {
  const { title, facts, upi, links } = payment;
  return (
    <Sheet>
      <ItemTitle of={title} level={itemLevel(section)} />
      {upi && <UpiFigure section={section} upi={upi} />}
      <div>
        <Facts facts={facts} />
        {links.length > 0 && <DocumentActions buttons={links} title={title} />}
      </div>
    </Sheet>
  );
}

const skeleton = <Skeleton style={{ height: 320, maxWidth: 820 }} />;

/** Accounts to pay to: a payment by UPI, facts, and pages on which it can be paid (B11.3.7). */
export function PaymentTemplate({ section }: SectionProps) {
  return (
    <Records of={section} skeleton={skeleton}>
      {(records, context) => (
        <div>
          {records.slice(0, section.all === true ? undefined : 1).map((record, index) => (
            <Account key={index} section={section} payment={bindPayment(section, record, context)} />
          ))}
        </div>
      )}
    </Records>
  );
}
