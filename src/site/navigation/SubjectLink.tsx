import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import type { Subject } from '../../templates/content';
import { prefixedPath, subjectPath } from '../../engine/page/page-url';
import { useSite } from '../context/use-site';

interface SubjectLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
  readonly path: string;
  readonly subject: Subject;
  /** Replaces the history entry instead of adding one. */
  readonly replace?: boolean | undefined;
}

/**
 * A link to a page about a subject. Under a language prefix the subject is in the path (B10.1.3). On a plain path it is
 * navigation state, and the link's own URL, which works without script, is the prefixed one (B10.1.4).
 */
export function SubjectLink({
  path,
  subject: { id, name },
  replace = false,
  onClick,
  ...link
}: SubjectLinkProps) {
  const { site, initialState } = useSite();
  const to = initialState.prefix ? subjectPath(path, id) : path;
  const follow = useLinkClickHandler(to, { state: { id, name }, replace });
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) follow(event);
  };
  return <a {...link} href={prefixedPath(site.language.code, path, id)} onClick={handleClick} />;
}
