import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { isObject, type JsonObject } from '../../src/engine/json/json';
import { samplePdf } from './sample-pdf';
import {
  specifiedCalls,
  specifiedPosts,
  type SpecifiedCall,
  type SpecifiedFields,
} from './specification-calls';

/** A wrong answer: a status, or none at all. */
export type SpecificationFault = number | 'hang';

/** A council's server with the calls of the specification, and no others. */
export interface SpecificationCouncil {
  /** Such as http://127.0.0.1:40001. */
  readonly host: string;
  /** Method and path of every request so far that is none of its calls, or has other parameters. */
  readonly unknown: readonly string[];
  /** Paths and queries of the calls so far, below `/api`. */
  readonly asked: readonly string[];
  /** Bodies of the submissions so far. */
  readonly submitted: readonly unknown[];
  /** Answers the calls under `/api` that begin with a path in another way; null ends that. */
  fail(path: string, fault: SpecificationFault | null): void;
  close(): Promise<void>;
}

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const languages = ['GU', 'HI', 'EN'];

function sampleRecords(name: string): readonly JsonObject[] {
  const file = new URL(`../../content/records/${name}.json`, import.meta.url);
  const records: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return Array.isArray(records) ? records.filter(isObject) : [];
}

/** A value as a council's server has it: in one language, pictures in base64, documents in a folder of its own. */
function valueIn(value: unknown, fields: true | SpecifiedFields, language: string): unknown {
  if (Array.isArray(value) && fields !== true)
    return value.filter(isObject).map((item) => recordIn(item, fields, language));
  if (isObject(value)) return value[language] ?? value.GU ?? null;
  if (typeof value !== 'string') return value ?? null;
  if (value.startsWith('pictures/')) return pixel;
  return value.replace(/^documents\//, '/Uploads/');
}

/** A record with the fields of the specification; those that it lacks are null. */
function recordIn(record: JsonObject, fields: SpecifiedFields, language: string): JsonObject {
  const values = Object.entries(fields).map(
    ([name, nested]) => [name, valueIn(record[name], nested, language)] as const,
  );
  return Object.fromEntries(values);
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': type }).end(body);
}

const envelope = (data: unknown): string => JSON.stringify({ status: true, data, message: null });
const html = '<!DOCTYPE html><title>Error</title><h1>The resource cannot be found.</h1>';

function answerCall(
  { records, fields, ids }: SpecifiedCall,
  query: URLSearchParams,
  response: ServerResponse,
) {
  if (ids.some((name) => (query.get(name) ?? '') === '')) {
    send(response, 400, 'application/json', JSON.stringify({ status: false, message: 'An id is missing.' }));
    return;
  }
  const language = languages.find((code) => code === query.get('lang')?.toUpperCase()) ?? 'GU';
  const selected = sampleRecords(records).filter((record) =>
    ids.every((name) => String(record[name]) === query.get(name)),
  );
  const data = selected.map((record) => recordIn(record, fields, language));
  send(response, 200, 'application/json; charset=utf-8', envelope(data));
}

/** Starts a council that has the records of the sample village, with the fields and the calls of the specification. */
export async function startSpecificationCouncil(): Promise<SpecificationCouncil> {
  const unknown: string[] = [];
  const asked: string[] = [];
  const submitted: unknown[] = [];
  const faults = new Map<string, SpecificationFault>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const { pathname, searchParams, search } = new URL(url, 'http://council.invalid');
    const path = pathname.replace(/^\/api(?=\/)/, '');
    const call = path !== pathname && Object.hasOwn(specifiedCalls, path) ? specifiedCalls[path] : undefined;
    const isPost = path !== pathname && specifiedPosts.includes(path);
    const fault = [...faults].find(([start]) => path.startsWith(start))?.[1];
    asked.push(path + search);
    if (fault === 'hang') return;
    if (fault !== undefined) send(response, fault, 'text/html', html);
    else if (pathname.startsWith('/Uploads/')) send(response, 200, 'application/pdf', samplePdf());
    else if (call && method === 'GET') {
      const parameters = [...call.ids, 'lang'];
      if ([...searchParams.keys()].some((name) => !parameters.includes(name))) unknown.push(`GET ${url}`);
      answerCall(call, searchParams, response);
    } else if (isPost && method === 'POST') {
      submitted.push(JSON.parse(await text(request)));
      send(response, 200, 'application/json', envelope(null));
    } else {
      unknown.push(`${method} ${url}`);
      send(response, call || isPost ? 405 : 404, 'text/html', html);
    }
  }

  // Otherwise it closes a connection that was idle for 5 s, which a busy machine may be about to use.
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    answer(request, response).catch(() => {
      send(response, 400, 'text/html', html);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    host: `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : '')}`,
    unknown,
    asked,
    submitted,
    fail: (path, fault) => {
      if (fault === null) faults.delete(path);
      else faults.set(path, fault);
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
