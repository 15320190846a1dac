// Loaded into a server before its program: its clock is ahead by some milliseconds.
const ahead = Number(process.env.CLOCK_AHEAD ?? 0);
const { now } = Date;

Date.now = () => now() + ahead;

// Dates stay those of the engine, so that all are of one class.
globalThis.Date = new Proxy(Date, {
  construct: (target, parts, newTarget) =>
    Reflect.construct(target, parts.length === 0 ? [Date.now()] : parts, newTarget),
  apply: () => new Date().toString(),
});
