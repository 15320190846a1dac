import { useMemo, type ReactNode } from 'react';
import type { AnswerState } from '../../content/use-answer';
import { usePlace } from '../RouteScreen';
import { useBindContext, useCouncil } from '../use-council';
import { useSite } from '../use-site';
import { useChosenSubject } from '../use-subject';
import { buildMenu } from './build-menu';
import { GatheredFlags, GatheredSources } from './Gathered';
import type { MenuNode } from './menu-node';
import { menuNeeds } from './menu-needs';

type Draw = (menu: readonly MenuNode[]) => ReactNode;

interface BuiltProps {
  readonly answers: Readonly<Record<string, AnswerState>>;
  readonly flags: Readonly<Record<string, boolean>>;
  readonly children: Draw;
}

function Built({ answers, flags, children }: BuiltProps) {
  const context = useBindContext();
  const council = useCouncil();
  const place = usePlace();
  const subject = useChosenSubject(place.subject)?.id ?? null;
  return children(buildMenu({ context, answers, flags, council, place, subject }));
}

/** The menu of the page that is shown, for whoever draws it. */
export function Menu({ children }: { readonly children: Draw }) {
  const { site } = useSite();
  const { sources, flags } = useMemo(() => menuNeeds(site.config), [site]);
  return (
    <GatheredSources names={sources}>
      {(answers) => (
        <GatheredFlags names={flags}>
          {(known) => (
            <Built answers={answers} flags={known}>
              {children}
            </Built>
          )}
        </GatheredFlags>
      )}
    </GatheredSources>
  );
}
