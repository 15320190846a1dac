import { earlyClickAttribute } from '../../model/page/early-click';

/** Ends the recording of clicks: from now on, parts that are not hydrated hold them themselves. */
export function stopRecordingClicks(): void {
  document.documentElement.dataset.scripted = '';
}

/** Takes the button that was clicked before the scripts were loaded, if one of the elements contains it. */
export function takeEarlyClick(elements: readonly Element[]): HTMLElement | null {
  const button = document.querySelector<HTMLElement>(`[${earlyClickAttribute}]`);
  if (!button || !elements.some((element) => element.contains(button))) return null;
  button.removeAttribute(earlyClickAttribute);
  return button;
}
