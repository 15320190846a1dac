// Draws every picture of the sample village into content/pictures.
// node scripts/art/render.mjs [id ...]   (without ids: all of them)
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { sheet } from './draw.mjs';
import { icons } from './icons.mjs';
import { portraits } from './portraits.mjs';
import * as celebrations from './scenes/celebrations.mjs';
import * as countryside from './scenes/countryside.mjs';
import * as events from './scenes/events.mjs';
import * as history from './scenes/history.mjs';
import * as indoors from './scenes/indoors.mjs';
import * as places from './scenes/places.mjs';
import * as services from './scenes/services.mjs';
import * as works from './scenes/works.mjs';

const folder = fileURLToPath(new URL('../../content/pictures/', import.meta.url));
const LIGHT = 36_000;
const wanted = process.argv.slice(2);
const chosen = (id) => wanted.length === 0 || wanted.includes(id);

const scenes = Object.assign(
  {},
  ...[places, countryside, works, services, indoors, events, celebrations, history].map(
    (group) => group.scenes,
  ),
);

const raster = (svg, width, height) => sharp(Buffer.from(svg), { density: 144 }).resize(width, height);

/** Crowded scenes step down in quality until the file is light enough for a slow phone. */
async function webp(svg, width, height, id) {
  for (const quality of [78, 70, 62]) {
    const bytes = await raster(svg, width, height).webp({ quality, effort: 6 }).toBuffer();
    if (bytes.length > LIGHT && quality > 62) continue;
    return writeFileSync(`${folder}${id}.webp`, bytes);
  }
}

mkdirSync(folder, { recursive: true });
for (const [id, draw] of Object.entries(scenes).filter(([id]) => chosen(id))) {
  if (id === 'path') await webp(sheet(draw(), 800, 1200), 640, 960, id);
  else await webp(sheet(draw()), 1280, 720, id);
}
for (const [id, svg] of Object.entries(portraits()).filter(([id]) => chosen(id)))
  await webp(svg, 480, 600, id);
for (const [id, { svg, width, height }] of Object.entries(icons).filter(([id]) => chosen(id))) {
  await raster(svg, width, height).png({ palette: true, compressionLevel: 9 }).toFile(`${folder}${id}.png`);
}
