/** The focus in a menu bar. */
interface Position {
  readonly focused: HTMLElement;
  /** The bar's link or summary that contains the focus. */
  readonly top: HTMLElement;
  readonly tops: readonly HTMLElement[];
}

type Move = (position: Position) => HTMLElement | null | undefined;

const topSelector = 'nav > div > ul > li > a, nav > div > ul > li > details > summary';

function shown(elements: Iterable<HTMLElement>): HTMLElement[] {
  return [...elements].filter(
    (element) => element.offsetParent !== null || element.getClientRects().length > 0,
  );
}

function neighbour(list: readonly HTMLElement[], of: HTMLElement, step: number): HTMLElement | undefined {
  return list.at((list.indexOf(of) + step) % list.length);
}

/** The rows of an element's list, without those of nested lists. */
function rowsBeside(element: HTMLElement): HTMLElement[] {
  const list = element.closest('ul');
  return shown(list?.querySelectorAll<HTMLElement>('a, summary, button') ?? []).filter(
    (row) => row.closest('ul') === list,
  );
}

function enter(summary: HTMLElement, last: boolean): HTMLElement | null | undefined {
  const group = summary.parentElement;
  if (!(group instanceof HTMLDetailsElement)) return null;
  group.open = true;
  const list = group.querySelector('ul');
  const first = list?.querySelector<HTMLElement>('a, summary, button');
  return first && (last ? rowsBeside(first).at(-1) : first);
}

function isSummary(element: HTMLElement): boolean {
  return element.tagName === 'SUMMARY';
}

function vertical(step: 1 | -1): Move {
  return ({ focused, top }) =>
    focused === top
      ? (isSummary(top) && enter(top, step < 0)) || null
      : neighbour(rowsBeside(focused), focused, step);
}

/** Moves along the bar; in a panel with two panes, from one to the other. */
function horizontal(step: 1 | -1): Move {
  return ({ focused, top, tops }) => {
    if (focused !== top) {
      const outer = focused.closest('ul')?.closest('details')?.querySelector('summary');
      if (step > 0 && isSummary(focused)) return enter(focused, false);
      if (step < 0 && outer && outer !== top) return outer;
    }
    return neighbour(tops, top, step);
  };
}

const moves: Readonly<Record<string, Move>> = {
  ArrowDown: vertical(1),
  ArrowUp: vertical(-1),
  ArrowRight: horizontal(1),
  ArrowLeft: horizontal(-1),
  Home: ({ focused, top, tops }) => (focused === top ? tops : rowsBeside(focused)).at(0),
  End: ({ focused, top, tops }) => (focused === top ? tops : rowsBeside(focused)).at(-1),
};

/** Moves the focus in a menu bar by arrow keys, Home and End. False for any other key. */
export function moveFocus(bar: HTMLElement, key: string): boolean {
  const focused = document.activeElement;
  const move = moves[key];
  if (!move || !(focused instanceof HTMLElement)) return false;
  const tops = shown(bar.querySelectorAll<HTMLElement>(topSelector));
  const top = tops.find((one) => one === focused || one.parentElement?.contains(focused));
  const next = top && move({ focused, top, tops });
  next?.focus();
  return next instanceof HTMLElement;
}
