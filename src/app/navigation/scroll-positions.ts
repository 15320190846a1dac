/** Milliseconds for which a growing page is scrolled towards its restored position. */
const timeoutMs = 3_000;

/** Scrolls to a position, again while the page grows, until the visitor scrolls. Returns a function that stops it. */
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
  const due = setTimeout(stop, timeoutMs);
  own.forEach((name) => {
    window.addEventListener(name, stop, { passive: true });
  });
  observer.observe(document.body);
  scroll();
  return stop;
}

/**
 * The scroll position of each history entry. The browser's own restoration comes before the page is rendered, so that
 * it is limited by the height of the previous page.
 */
export class ScrollPositions {
  private readonly tops = new Map<string, number>();
  private shown: string | null = null;
  private left: string | null = null;
  private stop: () => void = () => undefined;

  /** Scrolls to the top of a history entry, or to its previous position on back and forward. */
  show(key: string, back: boolean): void {
    this.stop();
    this.shown = key;
    const top = back ? this.tops.get(key) : 0;
    if (top !== undefined) this.stop = scrollTowards(top);
  }

  /** Records a history entry of the same page, such as a change of the hash. */
  stay(key: string): void {
    this.shown = key;
  }

  /** Starts to record positions. Returns a function that ends it. */
  watch(): () => void {
    const handlers = {
      scroll: () => {
        if (this.shown !== null) this.tops.set(this.shown, window.scrollY);
      },
      // Until the next page is rendered, the browser scrolls the previous one.
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
