import IconButton from '@mui/material/IconButton';
import { useIntl } from 'react-intl';
import { displayId } from './display-id';
import { withoutScripts } from '../theme/without-scripts';

const letterStyles = {
  width: 'auto',
  minWidth: 44,
  paddingInlineStart: '6px',
  paddingInlineEnd: '6px',
  fontSize: '0.8125rem',
  // Not a text of the page: the name of the link is another one.
  '& > span::before, & > span::after': { content: 'attr(data-letter)' },
  '& > span::after': { fontSize: '1.4em' },
  [withoutScripts]: { display: 'none' },
};

/** Link of the wide top bar to the buttons for text size and colours: a small and a large letter (B11.4.1). */
export function DisplayLink() {
  const intl = useIntl();
  return (
    <IconButton
      sx={letterStyles}
      href={`#${displayId}`}
      aria-label={intl.formatMessage({ id: 'display.settings' })}
    >
      <span data-letter={intl.formatMessage({ id: 'display.letter' })} />
    </IconButton>
  );
}
