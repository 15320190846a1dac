/** First path segments that the engine answers itself, so that no page can have them. */
export const enginePaths: readonly string[] = [
  'api',
  'assets',
  'desk',
  'documents',
  'healthz',
  'icons',
  'media',
  'push',
  'readyz',
  'site',
  'visits',
];
