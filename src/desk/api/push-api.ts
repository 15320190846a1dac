import * as z from 'zod/mini';

/** Scope of the desk's service worker, which shows notifications. */
export const deskScope = '/desk/';

/** URL of the script of the desk's service worker. */
export const deskWorkerUrl = '/desk/push-worker.js';

/** The key of the site; null where nobody is notified. */
export const pushKey = z.object({ key: z.nullable(z.string()) });

/** A subscription of the browser, and the language in which the person is notified. The server checks what is in it. */
export const pushChange = z.object({ subscription: z.unknown(), language: z.string() });

/** The subscription that a browser has, by its address. */
export const pushDevice = z.object({ endpoint: z.string().check(z.maxLength(1000)) });

/** Whether the person is notified on the device. */
export const pushState = z.object({ isOn: z.boolean() });
