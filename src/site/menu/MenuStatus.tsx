import { TextButton } from '../ui/control/Button';
import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import type { StatusNode } from './menu-node';

const Line = styled('p')`
  padding: 10px 20px;
  color: var(--ink-soft);
  font-size: var(--control);
  line-height: 1.4;
`;

const Retry = styled(TextButton)`
  justify-content: start;
  width: 100%;
  padding: 6px 20px;
`;

/** Says in the menu that entries are loading, failed or missing; a failed list has a button to try again. */
export function MenuStatus({ node: { text, retry } }: { readonly node: StatusNode }) {
  const intl = useIntl();
  return (
    <>
      <Line>{text}</Line>
      {retry && (
        <Retry type="button" onClick={retry}>
          {intl.formatMessage({ id: 'common.retry' })}
        </Retry>
      )}
    </>
  );
}
