import type { Entity } from '../../../../engine/site/checked-site';
import { entityFields } from '../../../../check/content/read-entities';
import { toJson } from '../../../../check/document/json-access';

/** The entity of records that are no records of the council, as far as forms need it. */
export function textEntity(name: string, properties: Readonly<Record<string, object>>): Entity {
  const schema = { title: name, properties };
  return {
    name,
    schema,
    fields: entityFields(toJson(schema)),
    meaning: { type: null, properties: {}, links: {}, lists: {} },
  };
}
