import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { dayIn } from '../binding/date';
import { textOf, type CouncilRecord } from '../binding/council-record';
import type { BindContext } from '../binding/context';
import { inlineText, type Say } from '../config/text';
import type { CouncilBinding } from '../config/site-config.generated';
import { useSite } from './use-site';
import { useSource } from './use-source';

/** First record of the council detail; null until it is known. */
export function useCouncil(): CouncilRecord | null {
  const { site } = useSite();
  const answer = useSource(site.config.council.source);
  return answer.state === 'ready' ? (answer.records[0] ?? null) : null;
}

/** A text of the council detail by what it is; null where the council does not give it. */
export function useCouncilText(what: keyof CouncilBinding): string | null {
  const { site } = useSite();
  const council = useCouncil();
  const field = site.config.council.bind[what];
  return council && field ? textOf(council, field) : null;
}

/** The council's name, or the configured one until it is known. */
export function useCouncilName(): string {
  const { site } = useSite();
  return useCouncilText('name') ?? inlineText(site.config.displayName, site);
}

/** Says texts of the config; knows the council's name, its title and the year. */
export function useSay(): Say {
  const { site, start } = useSite();
  const intl = useIntl();
  const council = useCouncilName();
  return useMemo(() => {
    const standing = { council, year: start.today.slice(0, 4) };
    return (text, values) =>
      typeof text === 'string'
        ? intl.formatMessage({ id: text }, { ...standing, ...values })
        : inlineText(text, site, { ...standing, ...values });
  }, [intl, site, council, start.today]);
}

/** What the pure bindings need. */
export function useBindContext(): BindContext {
  const { site, start, live } = useSite();
  const say = useSay();
  const today = live ? dayIn(site.config.timeZone, new Date()) : start.today;
  return useMemo(() => ({ site, say, today }), [site, say, today]);
}
