import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { recordContext } from '../../binding/context';
import type { CouncilRecord } from '../../model/record/record';
import { surfaceStyles } from '../../ui/layout/PageWidth';
import { Icon } from '../../ui/picture/Icon';
import { QrCode } from '../../ui/print/QrCode';
import { useContent } from '../content';
import type { SectionOf } from '../declaration';
import { Facts } from '../shared/Facts';
import { Records } from '../shared/Records';
import { bindPayment, type UpiPayment } from './bind';

const Sheet = styled('div')`
  ${surfaceStyles}
  display: flex;
  flex-wrap: wrap;
  gap: 24px 40px;
  align-items: flex-start;
  max-width: 820px;
  padding: 20px;
  & > dl {
    flex: 1 1 280px;
    min-width: 0;
  }
  @media print {
    break-inside: avoid;
  }
`;

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
    color: var(--ink-soft);
    font-size: var(--small);
  }
  /* Payment apps are on phones; a computer would open nothing. */
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
  const { translate } = useContent().context;
  const scan = translate(section.scan);
  return (
    <Figure>
      <figcaption>{scan}</figcaption>
      <QrCode text={href} label={`${scan}: ${id}`} width="208" />
      <p dir="ltr">{id}</p>
      <Button href={href}>
        <Icon name="hand-coins" />
        {translate(section.open)}
      </Button>
      {section.note && <p className="note">{translate(section.note)}</p>}
    </Figure>
  );
}

function Account({ section, record }: SectionProps & { readonly record: CouncilRecord }) {
  const { context } = useContent();
  const { facts, upi } = bindPayment(section, record, recordContext(section.source, context));
  return (
    <Sheet>
      <Facts facts={facts} />
      {upi && <UpiFigure section={section} upi={upi} />}
    </Sheet>
  );
}

const skeleton = <Skeleton style={{ height: 320, maxWidth: 820 }} />;

/** An account to pay to: its facts, and a payment by UPI (B11.3.7). */
export function PaymentTemplate({ section }: SectionProps) {
  return (
    <Records of={section} skeleton={skeleton}>
      {([record]) => record && <Account section={section} record={record} />}
    </Records>
  );
}
