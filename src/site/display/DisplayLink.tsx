import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { IconAnchor } from '../ui/control/IconButton';
import { withoutScripts } from '../theme/without-scripts';

/** Id of the part of the footer with the buttons for text size and colours. */
export const displayId = 'display';

/** The letters are no text of the page: the name of the link is another one. */
const Letters = styled(IconAnchor)`
  width: auto;
  min-width: 44px;
  padding-inline-start: 6px;
  padding-inline-end: 6px;
  font-size: 0.8125rem;
  & > span::before,
  & > span::after {
    content: attr(data-letter);
  }
  & > span::after {
    font-size: 1.4em;
  }
  ${withoutScripts} {
    display: none;
  }
`;

/** Link of the wide top bar to the buttons for text size and colours: a small and a large letter (B11.4.1). */
export function DisplayLink() {
  const intl = useIntl();
  return (
    <Letters href={`#${displayId}`} aria-label={intl.formatMessage({ id: 'display.settings' })}>
      <span data-letter={intl.formatMessage({ id: 'display.letter' })} />
    </Letters>
  );
}
