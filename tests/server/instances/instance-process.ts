import { join } from 'node:path';
import { createServer } from '../../../src/server/start/create-server';
import { loadTestParts } from '../quick-hashes';
import { readEnvironment } from '../../../src/server/environment';
import { readSite } from '../../../src/server/site/read-site';
import { assets } from '../test-assets';

/** The server of the sample site as a process of its own, with the environment of `npm start`. It prints its address. */
async function main(): Promise<void> {
  const engineFolder = join(import.meta.dirname, '../../..');
  const reading = readEnvironment(process.env);
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  const { site } = await readSite({ config: join(engineFolder, 'site.config.json'), engineFolder });
  if (!site) throw new Error('The sample site has mistakes.');
  const app = await createServer({
    ...(await loadTestParts()),
    environment: reading.environment,
    checked: site,
    assets,
    clientFolder: null,
  });
  process.stdout.write(`${await app.listen({ port: 0, host: '127.0.0.1' })}\n`);
}

await main();
