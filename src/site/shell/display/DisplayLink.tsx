import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { IconButton } from '../../../ui/control/Button';
import { displayId } from './display-id';
import { withoutScripts } from '../../../ui/theme/without-scripts';

const Link = styled(IconButton.withComponent('a'))`
  width: auto;
  min-width: 44px;
  padding-inline-start: 6px;
  padding-inline-end: 6px;
  font-size: 0.8125rem;
  text-decoration: none;
  & span > span {
    font-size: 1.4em;
  }
  ${withoutScripts} {
    display: none;
  }
`;

/** Link of the wide top bar to the buttons for text size and colours: a small and a large letter (B11.4.1). */
export function DisplayLink() {
  const intl = useIntl();
  const letter = intl.formatMessage({ id: 'display.letter' });
  return (
    <Link href={`#${displayId}`} aria-label={intl.formatMessage({ id: 'display.settings' })}>
      <span aria-hidden="true">
        {letter}
        <span>{letter}</span>
      </span>
    </Link>
  );
}
