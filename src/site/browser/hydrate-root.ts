// With all of React, a file of the build that seldom changes; the entry requests it beside the other files.
export { hydrateRoot } from 'react-dom/client';
