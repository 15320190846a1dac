import { changeBroadcasts, readBroadcastState } from '../../../src/desk/server/district/broadcast-file';

/** Publishes one broadcast after the other in a folder until it is killed, and prints how many are kept. */
const [, , folder = ''] = process.argv;
const record = { title: { GU: 'સૂચના '.repeat(400) } };
for (let count = 0; ; count = (count + 1) % 100) {
  const { version } = await readBroadcastState(folder);
  const broadcasts = Array.from({ length: count }, (_, index) => ({
    ...{ id: String(index), list: 'notices', record },
    ...{ published: '2026-11-30', until: '2026-12-31' },
  }));
  await changeBroadcasts(folder, version, () => ({ broadcasts, before: null }));
  process.stdout.write(`${count}\n`);
}
