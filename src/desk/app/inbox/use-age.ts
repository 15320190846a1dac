import { useIntl } from 'react-intl';

const minute = 60_000;
const units = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

/** Gives what says how long ago a moment was, in days, hours or minutes. */
export function useAge(): (iso: string) => string {
  const intl = useIntl();
  return (iso) => {
    const past = Math.max(0, Date.now() - Date.parse(iso));
    const [unit, length] = units.find(([, ms]) => past >= ms) ?? (['minute', minute] as const);
    return intl.formatRelativeTime(-Math.floor(past / length), unit);
  };
}
