/** Loads the pictures below the screen when the page is printed: older browsers would leave them out. */
export function loadPicturesForPrint(): void {
  window.addEventListener('beforeprint', () => {
    for (const picture of document.images) picture.loading = 'eager';
  });
}
