// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepPage } from '../../../src/site/browser/kept-page';
import { showStaticPage } from '../../../src/site/browser/static-page';

const html = `<main><form><input name="name"><textarea name="text">as sent</textarea>
  <select name="type"><option value="1">One</option><option value="2">Two</option></select>
  <label>Shown <input type="checkbox" name="shown"></label><input type="hidden" name="key" value="sent"></form></main>`;

const rootOf = (): HTMLElement => document.getElementById('root') ?? document.body;

function field<Element extends HTMLElement>(name: string, type: new () => Element): Element {
  const found = rootOf().querySelector(`[name=${name}]`);
  if (!(found instanceof type)) throw new Error(`No field ${name}`);
  return found;
}

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${html}</div>`;
});

afterEach(() => {
  window.history.replaceState(null, '', '/');
});

test('what is for visitors without script is shown, in its place', () => {
  rootOf().innerHTML = '<p>One</p><noscript><a href="/hi">हिंदी</a></noscript><p>Two</p>';
  rootOf().querySelector('noscript')?.replaceChildren('<a href="/hi">हिंदी</a>');
  showStaticPage();
  expect(rootOf().innerHTML).toBe('<p>One</p><a href="/hi">हिंदी</a><p>Two</p>');
});

test.each([
  ['emptied', () => rootOf().replaceChildren()],
  ['replaced', () => (rootOf().innerHTML = '<p>An error</p>')],
  ['changed', () => rootOf().querySelector('main')?.setAttribute('hidden', '')],
])('a page that was %s has its HTML again', (_name, change) => {
  const page = keepPage(rootOf());
  change();
  page.restore();
  expect(rootOf().querySelector('main:not([hidden]) textarea')?.textContent).toBe('as sent');
});

test.each([
  ['removed', () => document.head.replaceChildren()],
  ['left', () => undefined],
])('a title and an icon that were %s are there once', (_name, change) => {
  const head = '<title>Members</title><link rel="icon" href="/icon.png">';
  document.head.innerHTML = head;
  const page = keepPage(rootOf());
  change();
  page.restore();
  expect(document.head.innerHTML).toBe(head);
});

test('what was typed before and after is kept; hidden values are those of the HTML', () => {
  field('name', HTMLInputElement).value = 'રમેશ';
  const page = keepPage(rootOf());
  field('text', HTMLTextAreaElement).value = 'No water since Monday';
  field('type', HTMLSelectElement).value = '2';
  field('shown', HTMLInputElement).checked = true;
  field('key', HTMLInputElement).value = 'changed';
  rootOf().replaceChildren();
  page.restore();
  expect(field('name', HTMLInputElement).value).toBe('રમેશ');
  expect(field('text', HTMLTextAreaElement).value).toBe('No water since Monday');
  expect(field('type', HTMLSelectElement).value).toBe('2');
  expect(field('shown', HTMLInputElement).checked).toBe(true);
  expect(field('key', HTMLInputElement).value).toBe('sent');
});

test('the field that was being typed into has the focus and the cursor again', () => {
  const page = keepPage(rootOf());
  const text = field('text', HTMLTextAreaElement);
  text.focus();
  text.setSelectionRange(3, 5);
  rootOf().replaceChildren();
  page.restore();
  const again = field('text', HTMLTextAreaElement);
  expect(document.activeElement).toBe(again);
  expect([again.selectionStart, again.selectionEnd]).toEqual([3, 5]);
});

test('a field that loses the focus as it is removed gets it again', () => {
  const page = keepPage(rootOf());
  field('text', HTMLTextAreaElement).focus();
  field('text', HTMLTextAreaElement).blur();
  rootOf().replaceChildren();
  page.restore();
  expect(document.activeElement).toBe(field('text', HTMLTextAreaElement));
});

test('a field that was left does not get the focus again', async () => {
  const page = keepPage(rootOf());
  field('name', HTMLInputElement).focus();
  field('name', HTMLInputElement).blur();
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  page.restore();
  expect(document.activeElement).toBe(document.body);
});

/** Presses and releases a mouse button, as a browser does on elements of which the first is gone at the release. */
const fire = (type: string, element: Element | null) =>
  element?.dispatchEvent(new MouseEvent(type, { bubbles: true }));

test.each([
  ['on the same element is its click', 'label', true],
  ['elsewhere is none', 'textarea', false],
])('the release of a press that began before %s', (_name, released, isClicked) => {
  const page = keepPage(rootOf());
  fire('mousedown', rootOf().querySelector('label'));
  rootOf().replaceChildren();
  page.restore();
  expect(field('shown', HTMLInputElement).checked).toBe(false);
  fire('mouseup', rootOf().querySelector(released));
  expect(field('shown', HTMLInputElement).checked).toBe(isClicked);
  fire('mouseup', rootOf().querySelector('label'));
  expect(field('shown', HTMLInputElement).checked).toBe(isClicked);
});

test('a press that has ended is left to the browser', () => {
  const page = keepPage(rootOf());
  fire('mousedown', rootOf().querySelector('label'));
  fire('mouseup', rootOf().querySelector('label'));
  page.restore();
  fire('mouseup', rootOf().querySelector('label'));
  expect(field('shown', HTMLInputElement).checked).toBe(false);
});

test('a second error leaves the page alone', () => {
  const page = keepPage(rootOf());
  page.restore();
  field('name', HTMLInputElement).value = 'typed later';
  page.restore();
  expect(field('name', HTMLInputElement).value).toBe('typed later');
});

test('the HTML belongs to its path; query and hash do not matter', () => {
  const page = keepPage(rootOf());
  window.history.replaceState(null, '', '/?page=2#main');
  expect(page.isShown()).toBe(true);
  window.history.replaceState(null, '', '/hi/contactus');
  expect(page.isShown()).toBe(false);
});
