import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openFileIndex } from '../../src/server/media/file-index';
import { temporaryFolder } from '../temporary-folder';

test('entries that were not used for longest are forgotten, also over a restart', async () => {
  const path = join(await temporaryFolder(), 'index.json');
  const open = () => openFileIndex(path, z.nullable(z.string()), 2);
  const index = await open();
  index.set('a', 'first');
  index.set('b', null);
  expect(index.get('a')).toBe('first');
  index.set('c', 'third');
  await index.saved();
  const opened = await open();
  expect(['a', 'b', 'c'].map((key) => opened.get(key))).toEqual(['first', undefined, 'third']);
  opened.get('a');
  opened.set('d', 'fourth');
  expect(opened.get('c')).toBeUndefined();
  await opened.saved();
});
