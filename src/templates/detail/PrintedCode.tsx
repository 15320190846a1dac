import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { QrCode } from '../../site/ui/print/QrCode';
import { useContent } from '../content';

const Figure = styled('figure')`
  display: none;
  @media print {
    display: flex;
    gap: 4mm;
    align-items: center;
    margin-top: 4mm;
    break-inside: avoid;
  }
`;

/** The QR code of the page, for a sheet on the notice board; printed only (B10.11.3). */
export function PrintedCode() {
  const label = useIntl().formatMessage({ id: 'print.scan' });
  const { publicUrl } = useContent();
  return (
    <Figure>
      <QrCode text={publicUrl} label={label} width="32mm" />
      <figcaption>{label}</figcaption>
    </Figure>
  );
}
