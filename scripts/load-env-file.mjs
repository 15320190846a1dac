// @ts-check
// Reads the settings in a file .env of the current folder, where there is one. Variables that are set already win.
import process from 'node:process';
import { exitWithError } from './bootstrap.mjs';

try {
  process.loadEnvFile();
} catch (error) {
  const { code, message } = error instanceof Error && 'code' in error ? error : { code: null, message: '' };
  if (code !== 'ENOENT') exitWithError(`.env cannot be read: ${message}`);
}
