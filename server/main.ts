// React reads NODE_ENV when it is loaded, so it is set before any other module is.
process.env.NODE_ENV = 'production';
const { serve } = await import('./serve');
await serve(new URL('.', import.meta.url));

export {};
