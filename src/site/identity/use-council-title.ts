import { truncateText } from '../../engine/binding/truncate';
import { useCouncilName } from '../context/use-council';
import { useTranslate } from '../context/use-translate';
import { useSite } from '../context/use-site';

/** The council's name with its title: નવાપાદર ગ્રામ પંચાયત. */
export function useCouncilTitle(): string {
  const translate = useTranslate();
  return translate('council.withTitle', { title: translate('council.title') });
}

/** The same for small screens: a long name gets the abbreviated title (B2.5.3). */
export function useShortCouncilTitle(): string {
  const { site } = useSite();
  const translate = useTranslate();
  const long = truncateText(useCouncilName(), site.config.display.shortNameOver) !== null;
  return translate('council.withTitle', { title: translate(long ? 'council.shortTitle' : 'council.title') });
}
