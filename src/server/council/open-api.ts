import envelopeSchema from '../../../schemas/envelope.schema.json';
import type { CheckedSite, Entity } from '../../engine/site/checked-site';
import { isObject, objectOf, type JsonObject } from '../../engine/json/json';
import type { Form, Source } from '../../engine/site-config.generated';
import { sourcePath } from '../../engine/source/api-call';
import { parameterOf } from '../../engine/source/source-request';

/** The council API of a site by OpenAPI 3.1 (https://spec.openapis.org/oas/v3.1.1.html). */
export interface OpenApi extends JsonObject {
  readonly openapi: '3.1.1';
  readonly paths: Readonly<Record<string, JsonObject>>;
}

/** Keywords of JSON Schema that say what a value is; the others of an entity are for this program. */
const keywords = new Set(['type', 'description', 'const', 'enum', 'minimum', 'maximum', 'required']);

/** A schema without what only this program knows. A server may send fields that it does not name. */
function valueSchema(schema: unknown): JsonObject {
  if (!isObject(schema)) return {};
  const { items, properties } = schema;
  return {
    ...Object.fromEntries(Object.entries(schema).filter(([keyword]) => keywords.has(keyword))),
    ...(isObject(items) && { items: valueSchema(items) }),
    ...(isObject(properties) && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, property]) => [name, valueSchema(property)]),
      ),
    }),
  };
}

const reference = (entity: string): JsonObject => ({ $ref: `#/components/schemas/${entity}` });

const json = (schema: JsonObject): JsonObject => ({ 'application/json': { schema } });

function envelope(data: JsonObject): JsonObject {
  const { description: _ofLists, ...schema } = valueSchema(envelopeSchema);
  return { ...schema, properties: { ...objectOf(schema.properties), data } };
}

const noRecords = envelope({ type: ['array', 'null'] });

/** `/Member/GetPublicList` and get → `getMemberGetPublicList`. */
const operationId = (method: string, path: string): string => method + path.replace(/[^a-z0-9]/gi, '');

function parameter(name: string, value: string, codes: readonly string[]): JsonObject {
  const of = parameterOf(value);
  if (of === undefined) return { name, in: 'query', schema: { const: value } };
  if (of === 'language') {
    const description = 'Language of the texts, in any case; that of the village by default.';
    return { name, in: 'query', description, schema: { type: 'string', enum: [...codes] } };
  }
  const description = `Id of the ${of} that the records belong to, as it was received.`;
  return { name, in: 'query', required: true, description, schema: { type: 'string' } };
}

/** The calls of a list; sources with the same path are one call. */
function listCall(path: string, sources: readonly Source[], codes: readonly string[]): JsonObject {
  const query = new Map(sources.flatMap((source) => Object.entries(source.query)));
  const [entity = ''] = sources.map((source) => source.entity);
  return {
    operationId: operationId('get', path),
    tags: [sources.some((source) => source.path === undefined) ? 'site' : 'council'],
    parameters: [...query].map(([name, value]) => parameter(name, value, codes)),
    responses: {
      200: {
        description: 'The records.',
        content: json(envelope({ type: ['array', 'null'], items: reference(entity) })),
      },
      default: { description: 'The list failed.', content: json(noRecords) },
    },
  };
}

const keyHeader: JsonObject = {
  name: 'Idempotency-Key',
  in: 'header',
  description: 'The same for every attempt to send a submission, which is kept once.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9._~-]{8,100}$' },
};

function formCall({ post, entity }: Form): JsonObject {
  return {
    operationId: operationId('post', post),
    tags: ['council'],
    parameters: [keyHeader],
    requestBody: { required: true, content: json(reference(entity)) },
    responses: {
      '2XX': {
        description: 'The submission is accepted, unless `status` is false.',
        content: json(noRecords),
      },
      '4XX': {
        description: 'It is rejected; 408, 425 and 429: it may be sent again.',
        content: json(noRecords),
      },
      '5XX': { description: 'It may be sent again with the same key.', content: json(noRecords) },
    },
  };
}

const entitySchema = ({ schema }: Entity): JsonObject => ({ title: schema.title, ...valueSchema(schema) });

/**
 * Describes the calls of a site's lists and forms, with the fields of their records. Those with the tag `council` are what a
 * council's own server has; those with `site` are lists of the content folder.
 */
export function openApi(
  { config, entities }: Pick<CheckedSite, 'config' | 'entities'>,
  version: string,
): OpenApi {
  const codes = config.languages.list.map(({ code }) => code);
  const calls = new Map<string, Source[]>();
  for (const [name, source] of Object.entries(config.sources)) {
    const path = sourcePath(name, source);
    calls.set(path, [...(calls.get(path) ?? []), source]);
  }
  const forms = Object.values(config.forms ?? {});
  const paths: Record<string, JsonObject> = {};
  for (const [path, sources] of calls) paths[path] = { get: listCall(path, sources, codes) };
  for (const form of forms) paths[form.post] = { ...paths[form.post], post: formCall(form) };
  const used = new Set([...Object.values(config.sources), ...forms].map(({ entity }) => entity));
  return {
    openapi: '3.1.1',
    info: { title: `Council API of ${config.publicAddress}`, version },
    servers: [{ url: '/api' }],
    tags: [
      { name: 'council', description: 'Calls of the council, which a server of its own can answer.' },
      { name: 'site', description: 'Lists of the content folder.' },
    ],
    paths,
    components: {
      schemas: Object.fromEntries(
        [...used].flatMap((name) => {
          const entity = entities[name];
          return entity ? [[name, entitySchema(entity)]] : [];
        }),
      ),
    },
  };
}
