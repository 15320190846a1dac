/** Id of the part of the footer with the buttons for text size and colours. */
export const displayId = 'display';
