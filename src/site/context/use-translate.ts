import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { inlineText, type Translate } from '../../engine/site/config-text';
import { useCouncilName } from './use-council';
import { useSite } from './use-site';

/** Translates texts of the config; `{council}` and `{year}` are always filled in. */
export function useTranslate(): Translate {
  const { site, initialState } = useSite();
  const intl = useIntl();
  const council = useCouncilName();
  const year = intl.formatNumber(Number(initialState.today.slice(0, 4)), { useGrouping: false });
  return useMemo(
    () => (text, values) =>
      typeof text === 'string'
        ? intl.formatMessage({ id: text }, { council, year, ...values })
        : inlineText(text, site, { council, year, ...values }),
    [intl, site, council, year],
  );
}
