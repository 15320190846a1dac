import { operatorCommands } from './commands/operator-commands';
import { runCommand } from './commands/run-command';

/** The commands of package.json that are written in TypeScript. */
const commands = {
  ...operatorCommands,
  bench: async () => (await import('./commands/bench')).bench,
  reference: async () => (await import('./commands/reference')).reference,
};

await runCommand(commands, 'node scripts/site.mjs NAME');
