import { entityFields } from '../../src/check/content/read-entities';
import { meaningOf } from '../../src/check/content/record-meaning';
import { at } from '../../src/check/document/json-access';
import type { Entity } from '../../src/engine/site/checked-site';
import { ownEntities, schemas } from './sample-config';

/** An entity of the sample village: its own, or one of the engine. */
export function sampleEntity(name: string): Entity {
  const file = `entities/${name}.schema.json`;
  const properties = at(ownEntities[file] ?? schemas[file], 'properties');
  return {
    name,
    schema: { title: name, properties: {} },
    fields: entityFields({ properties: properties ?? {} }),
    meaning: meaningOf({ properties: properties ?? {} }),
  };
}
