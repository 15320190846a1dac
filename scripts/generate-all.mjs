// @ts-check
// Generates all that is not committed: the types of the schemas, and the stories of the templates and of the site.
import { fileURLToPath } from 'node:url';
import { generate } from './generate.mjs';
import { generateSiteStories } from './generate-site-stories.mjs';
import { generateStories } from './generate-stories.mjs';

export async function generateAll() {
  await generate();
  await generateStories();
  await generateSiteStories();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await generateAll();
