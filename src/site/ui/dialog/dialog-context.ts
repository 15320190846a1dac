import { createContext } from 'react';

/** Whether a component is in an open dialog. Its links replace the dialog's history entry, so that Back leads to the page. */
export const DialogContext = createContext(false);
