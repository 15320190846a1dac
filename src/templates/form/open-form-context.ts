import { createContext } from 'react';
import { openForm } from './sending/open-form';

/** Opens a form of the config; stories provide another one, which sends nothing. */
export const OpenFormContext = createContext<typeof openForm>(openForm);
