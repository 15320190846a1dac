import { createContext } from 'react';
import { openForm } from '../../client/open-form';

/**
 * Opens a form of the config. The code that validates, stores and sends forms comes with the template, so that pages
 * without forms do not load it; stories provide another one that sends nothing.
 */
export const OpenFormContext = createContext<typeof openForm>(openForm);
