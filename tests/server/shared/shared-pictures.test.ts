import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openMediaConverter } from '../../../src/server/media/media-converter';
import type { SharedDatabase } from '../../../src/server/database/shared/shared-database';
import { temporaryPictures } from '../sample-site';
import { newDatabase, openCounted, openInstance } from './open-shared';

async function base64(): Promise<string> {
  const picture = sharp({ create: { width: 700, height: 350, channels: 3, background: '#a43' } });
  return (await picture.jpeg().toBuffer()).toString('base64');
}

/** The pictures of an instance with a disk of its own, and the number of its conversions. */
async function openPictures(shared: SharedDatabase) {
  const converter = openMediaConverter({ timeLimit: 60_000 });
  let conversions = 0;
  const convert: typeof converter.convert = (job, urgency) => {
    conversions += 1;
    return converter.convert(job, urgency);
  };
  const pictures = await temporaryPictures({ shared, converter: { ...converter, convert } });
  return { pictures, conversions: () => conversions, close: () => converter.close() };
}

/** A picture that one instance has stored. */
async function storeOne(databaseUrl: string) {
  const one = await openPictures(openInstance(databaseUrl));
  const url = await one.pictures.urlOf(await base64(), null);
  return { one, name: url?.slice('/media/'.length) ?? '' };
}

test('an instance makes a version of a picture that another one has stored', async () => {
  const { databaseUrl } = await newDatabase();
  const { one, name } = await storeOne(databaseUrl);
  const two = await openPictures(openInstance(databaseUrl));
  expect(await two.pictures.find(name)).not.toBeNull();
  const version = await two.pictures.findVersion('320', name.replace('.jpg', '.webp'));
  expect(version?.isFinal).toBe(true);
  for (const { close } of [one, two]) await close();
});

test('an instance converts no version again that another one has made', async () => {
  const { databaseUrl, rows } = await newDatabase();
  const { one, name } = await storeOne(databaseUrl);
  const webp = name.replace('.jpg', '.webp');
  const avif = name.replace('.jpg', '.avif');
  await one.pictures.findVersion('320', avif);
  await one.pictures.settled();
  await expect.poll(() => rows('select name from shared_files')).toHaveLength(3);
  const two = await openPictures(openInstance(databaseUrl));
  for (const file of [webp, avif])
    expect(await two.pictures.findVersion('320', file)).toMatchObject({ isFinal: true });
  expect(two.conversions()).toBe(0);
  for (const { close } of [one, two]) await close();
});

test('an unknown picture costs three queries at most, and none when it is requested again', async () => {
  const { databaseUrl } = await newDatabase();
  const { database, queries } = openCounted(databaseUrl);
  const { pictures } = await openPictures(database);
  const request = () => pictures.findVersion('320', '0123456789abcdef-700x350.avif');
  expect(await request()).toBeNull();
  expect(queries.length).toBeLessThanOrEqual(3);
  queries.length = 0;
  expect(await request()).toBeNull();
  expect(queries).toEqual([]);
});
