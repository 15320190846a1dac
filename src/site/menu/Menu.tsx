import { useMemo, type ReactNode } from 'react';
import { useBindContext } from '../context/use-bind-context';
import { useCouncil } from '../context/use-council';
import { useFlag } from '../context/use-flag';
import { useSite } from '../context/use-site';
import { useSource } from '../context/use-source';
import { useNavigationSubject } from '../context/use-subject';
import { useRouteMatch } from '../navigation/use-route-match';
import { buildMenu, type MenuInput } from './build-menu';
import { menuDependencies } from './menu-dependencies';
import type { MenuNode } from './menu-node';
import { ValuesByName } from '../ui/list/ValuesByName';

type RenderMenu = (menu: readonly MenuNode[]) => ReactNode;

interface BuiltMenuProps extends Pick<MenuInput, 'lists' | 'flags'> {
  readonly children: RenderMenu;
}

function BuiltMenu({ lists, flags, children }: BuiltMenuProps) {
  const context = useBindContext();
  const council = useCouncil();
  const route = useRouteMatch();
  const subject = useNavigationSubject(route.subject)?.id ?? null;
  return children(buildMenu({ context, lists, flags, council, route, subject }));
}

/** Builds the menu of the current page and passes it to its children. */
export function Menu({ children }: { readonly children: RenderMenu }) {
  const { site } = useSite();
  const { sources, flags } = useMemo(() => menuDependencies(site.config), [site]);
  return (
    <ValuesByName names={sources} useValue={useSource}>
      {(lists) => (
        <ValuesByName names={flags} useValue={useFlag}>
          {(values) => (
            <BuiltMenu lists={lists} flags={values}>
              {children}
            </BuiltMenu>
          )}
        </ValuesByName>
      )}
    </ValuesByName>
  );
}
