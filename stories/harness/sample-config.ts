import config from '../../site.config.json';
import type { Json } from '../../src/check/document/json-access';
import { configValidator, type Schemas } from '../../src/check/shape/schemas';
import type { SiteConfig } from '../../src/engine/site-config.generated';

const schemaFiles = import.meta.glob<Json>('../../schemas/**/*.schema.json', {
  eager: true,
  import: 'default',
});

/** Every schema of the project by its path in `schemas/`. */
export const schemas: Schemas = Object.fromEntries(
  Object.entries(schemaFiles).map(([path, schema]) => [path.replace('../../schemas/', ''), schema]),
);

function validated(document: unknown): SiteConfig {
  const fits = configValidator(schemas);
  if (fits(document)) return document;
  throw new Error('site.config.json is not valid; run npm run check.');
}

const ownFiles = import.meta.glob<Json>('../../content/entities/*.schema.json', {
  eager: true,
  import: 'default',
});

/** Schemas of the sample village's own entities by their path, as those of the engine have it. */
export const ownEntities: Schemas = Object.fromEntries(
  Object.entries(ownFiles).map(([path, schema]) => [path.replace('../../content/', ''), schema]),
);

/** The config of the sample village. */
export const sampleConfig: SiteConfig = validated(config);
