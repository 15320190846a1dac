import { createContext } from 'react';
import { useClock } from '../../site/browser/use-clock';

/**
 * A hook: the day and the minute in a time zone. Its code comes with the template, so that other pages do not load it;
 * stories provide one that returns a fixed time.
 */
export const ClockContext = createContext<typeof useClock>(useClock);
