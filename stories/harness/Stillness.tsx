import { Global } from '@emotion/react';
import { useLayoutEffect } from 'react';

const still =
  '*,::before,::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}';
const query = '(prefers-reduced-motion: reduce)';

/** Shows what a visitor sees who asks for less motion, whatever the designer's own system says. */
export function Stillness() {
  useLayoutEffect(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (asked) => ask(asked.replace(query, 'all'));
    return () => {
      window.matchMedia = ask;
    };
  }, []);
  return <Global styles={still} />;
}
