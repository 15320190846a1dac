import { operatorCommands } from '../commands/operator-commands';
import { runCommand } from '../commands/run-command';

// Beside the server and the export, which have entries of their own.
await runCommand(operatorCommands, 'node site.mjs NAME\n\nstart\nexport');
