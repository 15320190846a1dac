import { clockIn } from '../../../engine/time/time-zone';

/** When the mail of a week is sent on Monday, in the time zone of the site. */
const sentFrom = '07:00';

const dayMs = 86_400_000;

/** Monday (YYYY-MM-DD) of the last mail of a week that was due at a moment. */
export function digestWeek(timeZone: string, moment: Date): string {
  const { day, time } = clockIn(timeZone, moment);
  const noon = Date.parse(`${day}T12:00:00Z`);
  const sinceMonday = (new Date(noon).getUTCDay() + 6) % 7;
  const weeksAgo = sinceMonday === 0 && time < sentFrom ? 1 : 0;
  return new Date(noon - (sinceMonday + 7 * weeksAgo) * dayMs).toISOString().slice(0, 10);
}
