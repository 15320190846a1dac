import { useState, type RefObject } from 'react';
import type { Form } from '../../engine/site-config.generated';
import type { OpenForm } from './sending/open-form';

/**
 * Fills fields by the address of a page that script shows, or that the device has kept without its query: the server has not
 * filled them (B11.17.6).
 */
export function useAddressValues(
  { prefill = {} }: Form,
  open: OpenForm,
  element: RefObject<HTMLFormElement | null>,
): {
  /** What it chooses from lists of places, which may be loaded later; by name of the control. */
  readonly places: Readonly<Record<string, string>>;
  /** Fills the empty fields; null where the address names none. */
  readonly fill: () => Promise<void> | null;
} {
  const [places, setPlaces] = useState({});
  const fill = () => {
    const query = new URLSearchParams(window.location.search);
    if (!Object.keys(prefill).some((parameter) => query.has(parameter))) return null;
    return Promise.resolve(open.sender()).then((sender) => {
      if (sender && element.current) setPlaces(sender.fill(element.current));
    });
  };
  return { places, fill };
}
