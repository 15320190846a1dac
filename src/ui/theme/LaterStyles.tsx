/**
 * Where the HTML has the styles that only what follows needs, so that what precedes it is shown before they have arrived.
 * The server fills it (`stylesByPart`); the browser leaves it as it is.
 */
export function LaterStyles() {
  return (
    <style data-later="" suppressHydrationWarning>
      {''}
    </style>
  );
}
