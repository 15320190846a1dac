import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Subject } from '../../templates/content';
import { prefixedPath, subjectPath } from '../../model/page/page-url';
import { useSite } from '../context/use-site';

/** Whether a click navigates in this tab: first button, no modifier, not handled yet. */
export function isPlainClick(event: MouseEvent): boolean {
  const { metaKey, ctrlKey, shiftKey, altKey, button, defaultPrevented } = event;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented;
}

interface SubjectLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  readonly path: string;
  readonly subject: Subject;
  readonly children: ReactNode;
}

/**
 * A link to a page about a subject. Under a language prefix the subject is in the path (B10.1.3). On a plain path it is
 * navigation state, and the link's own URL, which works without script, is the prefixed one (B10.1.4).
 */
export function SubjectLink({ path, subject, onClick, ...link }: SubjectLinkProps) {
  const { site, initialState } = useSite();
  const navigate = useNavigate();
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const to = initialState.prefix ? subjectPath(path, subject.id) : path;
    void navigate(to, { state: { id: subject.id, name: subject.name } });
  };
  return <a {...link} href={prefixedPath(site.language.code, path, subject.id)} onClick={go} />;
}

/** A link to a page under the visitor's language prefix (B10.1.2). */
export function PageLink({
  path,
  ...link
}: Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { readonly path: string }) {
  return <Link {...link} to={path} />;
}
