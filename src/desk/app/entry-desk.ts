/** Starts the desk, first with what browsers of the year 2021 lack, of which `Object.hasOwn` is the newest. */
async function start(): Promise<void> {
  if (!('hasOwn' in Object)) await import('../../site/polyfills');
  const { startDesk } = await import('./start-desk');
  await startDesk();
}

void start();
