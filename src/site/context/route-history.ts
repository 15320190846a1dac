/** The routes shown since the page was loaded. */
export class RouteHistory {
  private route: string | null = null;

  /** The scroll position of each history entry. */
  readonly tops = new Map<string, number>();

  /** True until the visitor leaves the page that the HTML contained. */
  isFirstPage = true;

  /** Records the current route. True when another one was shown before; false on the first call and for the same one. */
  enter(route: string): boolean {
    const previous = this.route;
    this.route = route;
    const changed = previous !== null && previous !== route;
    if (changed) this.isFirstPage = false;
    return changed;
  }
}
