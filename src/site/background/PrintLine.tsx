import { Global } from '@emotion/react';
import { useIntl } from 'react-intl';
import { formatDay } from '../../engine/binding/date';
import { useBindContext } from '../context/use-bind-context';
import { usePublicUrl } from '../navigation/use-public-url';
import { useNavigationSubject } from '../context/use-subject';
import { useTranslate } from '../context/use-translate';
import { useRouteMatch } from '../navigation/use-route-match';

/**
 * Council, public address and day for the foot of every printed sheet, where the browser prints what `@page` puts into the
 * margins (B10.11.2). A style for print only: it leaves the styles of the page on the screen as they are.
 */
export function PrintLine() {
  const intl = useIntl();
  const translate = useTranslate();
  const context = useBindContext();
  const subject = useNavigationSubject(useRouteMatch().subject);
  const address = usePublicUrl(subject);
  const council = translate('council.withTitle', { title: translate('council.title') });
  const date = intl.formatMessage({ id: 'print.date' }, { date: formatDay(context.today, context) });
  if (!('CSSMarginRule' in window)) return null;
  // A JSON string is a CSS string, too.
  const line = JSON.stringify([council, address, date].join(' · '));
  // The base styles put it at the foot of every sheet. What `PrintFoot` has below the page says the same.
  return <Global styles={`@media print{:root{--print-line:${line};--print-foot:none}}`} />;
}
