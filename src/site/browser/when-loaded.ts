/** Milliseconds between the page's `load` event and the callback. */
const delay = 300;

/** Calls back shortly after the page has loaded. Returns a function that cancels the call. */
export function whenLoaded(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const schedule = () => {
    timer = setTimeout(callback, delay);
  };
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true });
  return () => {
    window.removeEventListener('load', schedule);
    clearTimeout(timer);
  };
}
