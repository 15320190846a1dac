import { showStaticPage } from './static-page';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The fields that a visitor fills in. */
const fieldsOf = (parent: ParentNode): readonly Field[] => [
  ...parent.querySelectorAll<Field>('input:not([type=hidden],[type=file]),select,textarea'),
];

/** What a press and its release on it click. */
const clickable = 'a,button,label,input,select,summary';

const parse = (html: string): DocumentFragment => document.createRange().createContextualFragment(html);

function copyValue(from: Field, to: Field): void {
  if (from.name !== to.name || from.type !== to.type) return;
  to.value = from.value;
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) to.checked = from.checked;
}

/** Puts the focus and the cursor where they were, so that what is being typed goes on. */
function moveFocus(from: Field, to: Field): void {
  to.focus({ preventScroll: true });
  if (from instanceof HTMLSelectElement || to instanceof HTMLSelectElement) return;
  // Fields of other types than text have no cursor that can be read.
  if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/** Follows which field has the focus. When React removes the field, some browsers say that it leaves, and others do not. */
function watchFocus(root: HTMLElement, fields: readonly Field[]): () => number {
  const placeOf = (target: EventTarget | null) => fields.findIndex((field) => field === target);
  let place = placeOf(document.activeElement);
  let leaving = 0;
  root.addEventListener('focusin', ({ target }) => {
    clearTimeout(leaving);
    place = placeOf(target);
  });
  root.addEventListener('focusout', () => {
    // Later: the HTML is put back in the task in which React removes the field.
    leaving = window.setTimeout(() => {
      place = -1;
    });
  });
  return () => place;
}

/**
 * Follows which element a mouse button has pressed and not released. A browser clicks only what is still there at the
 * release. Touches need nothing: they press and release what is there at their end.
 */
function watchPress(elements: readonly HTMLElement[]): () => number {
  const placeOf = (pressed: Element | null | undefined) =>
    elements.findIndex((element) => element === pressed);
  let place = placeOf(elements.filter((element) => element.matches(':active')).pop());
  const press = ({ target }: Event) => {
    place = placeOf(target instanceof Element ? target.closest(clickable) : null);
  };
  const release = () => {
    place = -1;
  };
  document.addEventListener('mousedown', press, true);
  document.addEventListener('mouseup', release, true);
  return () => place;
}

/** Clicks an element when the mouse button is released over it; only then shows what would move it. */
function clickWhenReleased(element: HTMLElement): void {
  const click = ({ target }: Event) => {
    if (target instanceof Node && element.contains(target)) element.click();
    showStaticPage();
  };
  document.addEventListener('mouseup', click, { once: true });
}

/** Follows how far the page is scrolled: in pixels from its top. A page that is emptied scrolls back before it says so. */
function watchScrolling(): () => number {
  let top = window.scrollY;
  const follow = () => {
    top = window.scrollY;
  };
  window.addEventListener('scroll', follow, { passive: true });
  return () => top;
}

/** Scrolls the page; it is long enough even while the browser only estimates heights of what is off the screen. */
function scrollTo(top: number): void {
  const { documentElement, body } = document;
  body.style.minHeight = `${top + window.innerHeight}px`;
  documentElement.scrollTop = top;
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      body.style.minHeight = '';
    });
  });
}

/** The HTML of a page, as it was before a script changed it. */
export interface KeptPage {
  /** Whether the address is still that of the HTML. */
  readonly isShown: () => boolean;
  /**
   * Puts the HTML back, with what the visitor has typed, the focus and a press that has begun, and ends there. Under another
   * address the browser requests the HTML of that page instead.
   */
  readonly restore: () => void;
}

/** Keeps the HTML of the page below its root element. */
export function keepPage(root: HTMLElement): KeptPage {
  const html = root.outerHTML;
  const fields = fieldsOf(root);
  const focused = watchFocus(root, fields);
  const pressed = watchPress([...root.querySelectorAll<HTMLElement>(clickable)]);
  const scrolled = watchScrolling();
  const { pathname } = window.location;
  const tab = [...document.head.querySelectorAll('title,link[rel~=icon],link[rel=apple-touch-icon]')].map(
    (element) => element.cloneNode(true),
  );
  const isShown = () => window.location.pathname === pathname;
  const restore = () => {
    // Each error of a page may ask for it.
    if (!root.isConnected) return;
    if (!isShown()) {
      window.location.reload();
      return;
    }
    const copy = parse(html);
    const restored = fieldsOf(copy);
    const release = [...copy.querySelectorAll<HTMLElement>(clickable)][pressed()];
    const [from, to] = [fields[focused()], restored[focused()]];
    for (const [index, field] of restored.entries()) {
      const before = fields[index];
      if (before) copyValue(before, field);
    }
    // React removes the title and the icons with a page that it has hydrated.
    if (!document.head.querySelector('title')) document.head.append(...tab);
    // Another element, so that no listener of the scripts is left on it.
    root.replaceWith(copy);
    scrollTo(scrolled());
    if (from && to) moveFocus(from, to);
    if (release) clickWhenReleased(release);
    else showStaticPage();
  };
  return { isShown, restore };
}
