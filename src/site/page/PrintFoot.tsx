import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { formatDay } from '../../engine/binding/date';
import type { Subject } from '../../templates/content';
import { useHydrated } from '../ui/hydration/use-hydrated';
import { useBindContext } from '../context/use-bind-context';
import { usePublicUrl } from '../navigation/use-public-url';

const Foot = styled('p')`
  display: none;
  @media print {
    display: var(--print-foot, flex);
    flex-wrap: wrap;
    gap: 0 6mm;
    justify-content: space-between;
    margin-top: 6mm;
    padding-top: 2mm;
    border-top: 1px solid #000;
    font-size: 9pt;
    overflow-wrap: anywhere;
  }
`;

/** The public address of the page below a printed page, and the visitor's day, which is not that of a kept page (B10.11.2). */
export function PrintFoot({ subject }: { readonly subject: Subject | null }) {
  const intl = useIntl();
  const hydrated = useHydrated();
  const context = useBindContext();
  const date = formatDay(context.today, context);
  return (
    <Foot>
      <span>{usePublicUrl(subject)}</span>
      {hydrated && <span>{intl.formatMessage({ id: 'print.date' }, { date })}</span>}
    </Foot>
  );
}
