import config from '../../site.config.json';
import { configValidator, type Schemas } from '../../src/check/shape/schemas';
import type { SiteConfig } from '../../src/engine/site-config.generated';
import entityFiles from '../generated/sample/entities.json';
import schemaFiles from '../generated/sample/schemas.json';

/** Every schema of the project by its path in `schemas/`. */
export const schemas: Schemas = schemaFiles;

function validated(document: unknown): SiteConfig {
  const fits = configValidator(schemas);
  if (fits(document)) return document;
  throw new Error('site.config.json is not valid; run npm run check.');
}

/** Schemas of the sample village's own entities by their path, as those of the engine have it. */
export const ownEntities: Schemas = entityFiles;

/** The config of the sample village. */
export const sampleConfig: SiteConfig = validated(config);
