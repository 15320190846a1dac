import { ButtonAnchor } from '../../site/ui/control/Button';
import { useIntl } from 'react-intl';
import { calendarEnding } from '../../engine/page/page-url';
import { Icon } from '../../site/ui/picture/Icon';
import { useContent } from '../content';

/** Leads to the calendar file beside the page: of the event that it is about, or of those that it lists (B11.1.2). */
export function CalendarLink() {
  const intl = useIntl();
  const { publicUrl } = useContent();
  return (
    <ButtonAnchor href={new URL(publicUrl).pathname + calendarEnding}>
      <Icon name="calendar" />
      {intl.formatMessage({ id: 'event.addToCalendar' })}
    </ButtonAnchor>
  );
}
