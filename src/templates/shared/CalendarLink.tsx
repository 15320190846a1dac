import { useIntl } from 'react-intl';
import { calendarEnding } from '../../model/page/page-url';
import { PlainButton } from '../../ui/control/Button';
import { Icon } from '../../ui/picture/Icon';
import { useContent } from '../content';

const Link = PlainButton.withComponent('a');

/** Leads to the calendar file beside the page: of the event that it is about, or of those that it lists (B11.1.2). */
export function CalendarLink() {
  const intl = useIntl();
  const { publicUrl } = useContent();
  return (
    <Link href={new URL(publicUrl).pathname + calendarEnding}>
      <Icon name="calendar" />
      {intl.formatMessage({ id: 'event.addToCalendar' })}
    </Link>
  );
}
