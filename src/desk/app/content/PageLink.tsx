import { useSay } from '../language/use-say';

/** A link to a page of the site, in a new tab; nothing for what is on every page. */
export function PageLink({ path }: { readonly path: string | null }) {
  const say = useSay();
  if (path === null) return null;
  return (
    <a href={path} target="_blank" rel="noopener noreferrer">
      {say('content.toPage')}
    </a>
  );
}
