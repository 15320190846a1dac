import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { formatDay } from '../../binding/date';
import { useBindContext } from '../context/use-bind-context';
import { usePublicUrl } from '../context/use-public-url';
import { useNavigationSubject } from '../context/use-subject';
import { useTranslate } from '../context/use-translate';
import { useRouteMatch } from '../navigation/use-route-match';

/**
 * Keeps council, public address and day for the foot of every printed sheet, where the browser prints what `@page` puts into
 * the margins (B10.11.2).
 */
export function usePrintLine(): void {
  const intl = useIntl();
  const translate = useTranslate();
  const context = useBindContext();
  const subject = useNavigationSubject(useRouteMatch().subject);
  const address = usePublicUrl(subject);
  const council = translate('council.withTitle', { title: translate('council.title') });
  const date = intl.formatMessage({ id: 'print.date' }, { date: formatDay(context.today, context) });
  useEffect(() => {
    if (!('CSSMarginRule' in window)) return;
    const { style } = document.documentElement;
    // The base styles put it at the foot of every sheet. A JSON string is a CSS string, too.
    style.setProperty('--print-line', JSON.stringify([council, address, date].join(' · ')));
    // What `PrintFoot` has below the page says the same.
    style.setProperty('--print-foot', 'none');
  }, [council, address, date]);
}
