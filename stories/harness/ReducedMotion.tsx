import { Global } from '@emotion/react';
import { useLayoutEffect } from 'react';

const noMotion =
  '*,::before,::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}';
const query = '(prefers-reduced-motion: reduce)';

/** Emulates `prefers-reduced-motion: reduce`, whatever the designer's system says. */
export function ReducedMotion() {
  useLayoutEffect(() => {
    const matchMedia = window.matchMedia.bind(window);
    window.matchMedia = (media) => matchMedia(media.replace(query, 'all'));
    return () => {
      window.matchMedia = matchMedia;
    };
  }, []);
  return <Global styles={noMotion} />;
}
