import { initialStateId, isInitialState, type InitialState } from '../../engine/page/initial-state';

/** The initial state in the HTML of the page. Throws when there is none. */
export function readInitialState(): InitialState {
  const text = document.getElementById(initialStateId)?.textContent ?? '';
  const value: unknown = JSON.parse(text);
  if (!isInitialState(value)) throw new Error('The page has no initial state.');
  return value;
}
