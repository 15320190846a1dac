import { charactersOf } from '../../binding/cut';
import { useCouncilName, useSay } from '../use-council';
import { useSite } from '../use-site';

/** The council's name with its title: નવાપાદર ગ્રામ પંચાયત. */
export function useCouncilTitle(): string {
  const say = useSay();
  return say('council.withTitle', { title: say('council.title') });
}

/** The same where room is short: a long name has the title's abbreviation (specification, 2.5). */
export function useShortCouncilTitle(): string {
  const { site } = useSite();
  const say = useSay();
  const long = charactersOf(useCouncilName()).length > site.config.display.shortNameOver;
  return say('council.withTitle', { title: say(long ? 'council.shortTitle' : 'council.title') });
}
