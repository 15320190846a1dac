import { setFlagsFromString } from 'node:v8';

// By default V8 lets garbage grow to several times what is in use. Collecting it earlier costs some processor time and
// bounds the memory while large answers come in.
setFlagsFromString('--heap-growing-percent=30');

// The stack of an error names the files of the source.
process.setSourceMapsEnabled(true);

// React reads NODE_ENV when it is loaded, so it is set before any other module is.
process.env.NODE_ENV = 'production';
const { serve } = await import('./serve');
await serve(new URL('.', import.meta.url));
