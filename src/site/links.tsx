import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Subject } from '../templates/contract';
import { prefixedAddress } from './page-address';
import { useSite } from './use-site';

/** Whether a click means “go there, here”: no modifier, first button, nothing else has handled it. */
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
 * A link to a page of a subject. Under a language prefix the subject is in the path; on a plain path it is
 * navigation state, and the address, for those without script, is the prefixed one (design, 6).
 */
export function SubjectLink({ path, subject, onClick, ...link }: SubjectLinkProps) {
  const { site, start } = useSite();
  const navigate = useNavigate();
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!isPlainClick(event)) return;
    event.preventDefault();
    const to = start.prefix ? `${path}/${encodeURIComponent(subject.id)}` : path;
    void navigate(to, { state: { id: subject.id, name: subject.name } });
  };
  return <a {...link} href={prefixedAddress(site.language.code, path, subject.id)} onClick={go} />;
}

/** A link to a page, under the prefix the visitor is under. */
export function PageLink({
  path,
  ...link
}: Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { readonly path: string }) {
  return <Link {...link} to={path} />;
}
