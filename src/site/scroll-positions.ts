/** Ms for which a page that is still growing may be scrolled on to where it was left. */
const patience = 3_000;

/** Scrolls to a place that may not be there yet: again as the page grows, until the visitor scrolls. Returns what stops it. */
function scrollTowards(top: number): () => void {
  const scroll = () => {
    window.scrollTo({ top, left: 0, behavior: 'instant' });
  };
  const observer = new ResizeObserver(scroll);
  const stop = () => {
    observer.disconnect();
    clearTimeout(due);
    own.forEach((name) => {
      window.removeEventListener(name, stop);
    });
  };
  const own = ['wheel', 'touchstart', 'keydown', 'pointerdown'];
  const due = setTimeout(stop, patience);
  own.forEach((name) => {
    window.addEventListener(name, stop, { passive: true });
  });
  observer.observe(document.body);
  scroll();
  return stop;
}

/**
 * Where each page of a visit was left. A browser restores that too, but before the page that it goes back to is
 * drawn: only as far as the one before is long.
 */
export class ScrollPositions {
  private readonly tops = new Map<string, number>();
  private shown: string | null = null;
  private left: string | null = null;
  private stop: () => void = () => undefined;

  /** Shows an entry of the history: at its top, or where it was left. */
  show(key: string, back: boolean): void {
    this.stop();
    this.shown = key;
    const top = back ? this.tops.get(key) : 0;
    if (top !== undefined) this.stop = scrollTowards(top);
  }

  /** The same page is shown under an entry of the history. */
  stay(key: string): void {
    this.shown = key;
  }

  /** Notes where pages are left. Returns what ends it. */
  watch(): () => void {
    const handlers = {
      scroll: () => {
        if (this.shown !== null) this.tops.set(this.shown, window.scrollY);
      },
      // From here to the next page the browser scrolls the one that is left.
      popstate: () => {
        this.left = this.shown;
        this.shown = null;
      },
      hashchange: () => {
        this.shown ??= this.left;
      },
    };
    const entries = Object.entries(handlers);
    for (const [name, handler] of entries) window.addEventListener(name, handler, true);
    return () => {
      this.stop();
      for (const [name, handler] of entries) window.removeEventListener(name, handler, true);
    };
  }
}
