import process from 'node:process';

type Command = (args: readonly string[]) => Promise<void>;

/** The commands of package.json that are written in TypeScript. Each is loaded when it is called. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  'access-log': async () => (await import('./commands/access-log')).accessLog,
  bench: async () => (await import('./commands/bench')).bench,
  check: async () => (await import('./commands/check')).check,
  desk: async () => (await import('./commands/desk')).desk,
  editor: async () => (await import('./commands/editor')).editor,
  freshness: async () => (await import('./commands/freshness')).freshness,
  handover: async () => (await import('./commands/handover')).handover,
  messages: async () => (await import('./commands/messages')).messages,
  'new-site': async () => (await import('./commands/new-site')).newSite,
  reference: async () => (await import('./commands/reference')).reference,
  submissions: async () => (await import('./commands/submissions')).submissions,
  visits: async () => (await import('./commands/visits')).visits,
  why: async () => (await import('./commands/why')).why,
};

const [name = '', ...args] = process.argv.slice(2);
const load = commands[name];
if (load) await (await load())(args);
else {
  console.error(`node scripts/site.mjs NAME\n\n${Object.keys(commands).join('\n')}`);
  process.exitCode = 1;
}
