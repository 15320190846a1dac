/** Loads the code of a part of the page; rejects when that fails. */
export type LoadCode = () => Promise<unknown>;

/** Holds back the hydration of a part of the page, which stays the server's HTML until the gate is open. */
export class HydrationGate {
  /** Resolves when the gate is open; the same promise each time, as React's `use` needs it. */
  readonly opened: Promise<void>;
  /** Resolves when the part is hydrated. */
  readonly hydrated: Promise<void>;
  /** The button or link that the visitor clicked before the part was hydrated. */
  clicked: HTMLElement | null = null;

  private state: 'closed' | 'open';
  private opening: Promise<void> | null = null;
  private readonly load: LoadCode;
  private resolveOpened: () => void = () => undefined;
  private resolveHydrated: () => void = () => undefined;

  constructor(load: LoadCode, isOpen: boolean) {
    this.load = load;
    this.state = isOpen ? 'open' : 'closed';
    this.opened = new Promise((resolve) => {
      this.resolveOpened = resolve;
    });
    this.hydrated = new Promise((resolve) => {
      this.resolveHydrated = resolve;
    });
  }

  get isOpen(): boolean {
    return this.state === 'open';
  }

  /** Loads the code and opens the gate. When loading fails, the HTML stays and a later call tries again. */
  open(): Promise<void> {
    this.opening ??= this.loadAndOpen();
    return this.opening;
  }

  /** Opens the gate; resolves when the part is hydrated, or its code could not be loaded. */
  async hydrate(): Promise<void> {
    await this.open();
    if (this.isOpen) await this.hydrated;
  }

  /** Reports that the part is hydrated, and repeats the click that was made before. */
  finish(): void {
    this.resolveHydrated();
    const { clicked } = this;
    this.clicked = null;
    if (clicked?.isConnected) clicked.click();
  }

  private async loadAndOpen(): Promise<void> {
    if (this.isOpen) return;
    try {
      await this.load();
      this.state = 'open';
      this.resolveOpened();
    } catch (reason) {
      this.opening = null;
      console.warn('The code of a part of the page could not be loaded:', reason);
    }
  }
}
