import { DeskRefusal } from '../../../src/desk/server/desk-request';
import { changeBroadcasts, readBroadcastState } from '../../../src/desk/server/district/broadcast-file';

/**
 * Publishes one broadcast after the other in a folder and prints how many it has published. One that another process was
 * faster with is published again, as a person does.
 */
const [, , folder = '', name = 'a', steps = '100'] = process.argv;
const record = { title: { GU: 'સૂચના '.repeat(100) } };

async function publish(id: string): Promise<void> {
  const { version } = await readBroadcastState(folder);
  const broadcast = { id, list: 'notices', record, published: '2026-11-30', until: '2026-12-31' };
  await changeBroadcasts(folder, version, ({ broadcasts }) => ({
    broadcasts: [broadcast, ...broadcasts],
    before: null,
  })).catch((error: unknown) => {
    if (error instanceof DeskRefusal && error.problem === 'changed') return publish(id);
    throw error;
  });
}

for (let count = 1; count <= Number(steps); count += 1) {
  await publish(`${name}${String(count)}`);
  process.stdout.write(`${String(count)}\n`);
}
