import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { writeTemplateIndex } from './template-index.mjs';

/**
 * Runs a TypeScript file in a separate process and exits with its exit code.
 * @param {URL} file @param {readonly string[]} args
 */
export async function runTypeScript(file, args) {
  writeTemplateIndex();
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), fileURLToPath(file), ...args],
    {
      stdio: 'inherit',
    },
  );
  process.exitCode = await new Promise((resolve, reject) => {
    child.once('error', reject).once('exit', (code) => resolve(code ?? 1));
  });
}
