// React reads NODE_ENV when it is loaded, so it is set before any other module is.
process.env.NODE_ENV = 'production';
const { runExport } = await import('./run-export');
await runExport(process.argv.slice(2), new URL('.', import.meta.url));

export {};
