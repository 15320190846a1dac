import config from '../../site.config.json';
import type { Json } from '../../src/config/check/document/json';
import { configValidator, type Schemas } from '../../src/config/check/shape/schemas';
import type { SiteConfig } from '../../src/config/site-config.generated';

const files = import.meta.glob<Json>('../../schemas/**/*.schema.json', { eager: true, import: 'default' });

/** Every schema of the project by its name in `schemas/`. */
export const schemas: Schemas = Object.fromEntries(
  Object.entries(files).map(([path, schema]) => [path.replace('../../schemas/', ''), schema]),
);

function checked(document: unknown): SiteConfig {
  const fits = configValidator(schemas);
  if (fits(document)) return document;
  throw new Error('site.config.json is not right; npm run check tells where.');
}

/** The config of the sample village. */
export const sampleConfig: SiteConfig = checked(config);
