import styled from '@emotion/styled';
import type { SocialAccounts } from '../../../engine/site-config.generated';
import { SocialLinks } from '../../identity/SocialLinks';
import { useShortCouncilTitle } from '../../identity/use-council-title';
import { withoutScripts } from '../../theme/without-scripts';
import { useEffect, useState } from 'react';

/** Whether the page is scrolled down; false in the first render. */
function useScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => {
      setScrolled(window.scrollY > 0);
    };
    window.addEventListener('scroll', update, { passive: true });
    // In the next frame, since reading the position makes the browser lay out the page.
    const frame = requestAnimationFrame(update);
    return () => {
      window.removeEventListener('scroll', update);
      cancelAnimationFrame(frame);
    };
  }, []);
  return isScrolled;
}

// The name: room for signs that rise above their line, and two lines on a phone at the largest text size; its size needs no font
// before it is shown. The accounts: as many as fit at the largest text size, since a focus ring and a tooltip would be clipped with
// the rest; none where the word for “All” is long, as in Tamil. The name covers the hidden button, so that nothing moves.
const Slot = styled('div')`
  display: grid;
  flex: 1;
  container-type: inline-size;
  align-items: center;
  min-width: 0;
  & > * {
    grid-area: 1 / 1;
    transition:
      opacity 120ms ease-out,
      visibility 120ms,
      content-visibility 120ms allow-discrete;
  }
  & > p {
    display: -webkit-box;
    margin-top: -2px;
    padding-top: 2px;
    overflow: hidden;
    font-size: min(var(--small), 4.6vw);
    font-weight: 700;
    line-height: 1.4;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  &[data-scrolled='false'] > p {
    content-visibility: hidden;
  }
  &[data-scrolled='false'] > p,
  &[data-scrolled='true'] > ul {
    opacity: 0;
    visibility: hidden;
  }
  @media (max-width: 479px) {
    ${withoutScripts} > ul,
    ${withoutScripts} + * > [data-search] ~ a:not(:last-child) {
      display: none;
    }
  }
  & li:nth-of-type(n + 9) {
    display: none;
  }
  @media (max-width: 767px) {
    & li:nth-of-type(n + 5) {
      display: none;
    }
    & li .tip {
      inset-inline: 0 auto;
    }
  }
  @media (max-width: 529px) {
    & li:nth-of-type(n + 2) {
      display: none;
    }
    &[data-scrolled='true'] {
      margin-inline-end: -48px;
    }
    &[data-scrolled='true'] + * > [data-search] {
      visibility: hidden;
    }
  }
  @media (max-width: 359px) {
    & > ul {
      display: none;
    }
  }
  @container (max-width: 43px) {
    & > ul {
      display: none;
    }
  }
  @media (min-width: 768px) {
    & > ul {
      justify-content: flex-end;
    }
  }
`;

/**
 * In the small-screen header: the social accounts, or the council's name once the page is scrolled (B2.5.2). The
 * button of the search takes the room of an account, and on phones gives it to the name. Without script it takes that
 * of one of two links to the site map.
 */
export function CompactTitle({ social }: { readonly social: SocialAccounts | undefined }) {
  const scrolled = useScrolled();
  const title = useShortCouncilTitle();
  return (
    <Slot className="small" data-scrolled={scrolled}>
      {social && <SocialLinks social={social} />}
      <p aria-hidden="true">{title}</p>
    </Slot>
  );
}
