/** Calls when Back shows the page again as it was left; returns what ends that. */
export function onReturn(act: () => void): () => void {
  const listen = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) act();
  };
  window.addEventListener('pageshow', listen);
  return () => {
    window.removeEventListener('pageshow', listen);
  };
}
