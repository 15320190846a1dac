import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from 'react';
import { createPath, useHref, useLocation, useNavigate } from 'react-router-dom';
import type { Subject } from '../../templates/content';
import { prefixedPath, subjectPath } from '../../model/page/page-url';
import { useSite } from '../context/use-site';

/** Whether a click navigates in this tab: first button, no modifier, not handled yet. */
export function isPlainClick(event: MouseEvent): boolean {
  const { metaKey, ctrlKey, shiftKey, altKey, button, defaultPrevented } = event;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

type AnchorProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'>;

interface RouteLinkProps extends AnchorProps {
  /** Where the link leads without script, in a new tab or when it is copied. */
  readonly href: string;
  readonly onFollow: () => void;
}

/**
 * A link that navigates without loading a page. React Router's `Link` does the same, but brings 4 kB of code for data
 * routers into the first view.
 */
function RouteLink({ onFollow, onClick, ...link }: RouteLinkProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onFollow();
  };
  return <a {...link} onClick={follow} />;
}

interface SubjectLinkProps extends AnchorProps {
  readonly path: string;
  readonly subject: Subject;
  readonly children: ReactNode;
}

/**
 * A link to a page about a subject. Under a language prefix the subject is in the path (B10.1.3). On a plain path it is
 * navigation state, and the link's own URL, which works without script, is the prefixed one (B10.1.4).
 */
export function SubjectLink({ path, subject, ...link }: SubjectLinkProps) {
  const { site, initialState } = useSite();
  const navigate = useNavigate();
  const follow = () => {
    const to = initialState.prefix ? subjectPath(path, subject.id) : path;
    void navigate(to, { state: { id: subject.id, name: subject.name } });
  };
  return <RouteLink {...link} href={prefixedPath(site.language.code, path, subject.id)} onFollow={follow} />;
}

/** A link to a page under the visitor's language prefix (B10.1.2). A link to the current page adds no history entry. */
export function PageLink({ path, ...link }: AnchorProps & { readonly path: string }) {
  const navigate = useNavigate();
  const location = useLocation();
  const follow = () => {
    void navigate(path, { replace: createPath(location) === path });
  };
  return <RouteLink {...link} href={useHref(path)} onFollow={follow} />;
}
