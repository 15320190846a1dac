import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { z } from 'zod';
import type { CheckedSite, Entity, EntitySchema } from '../../src/config/checked-site';
import type { EntityField, EntityFields, FieldKind } from '../../src/config/site';
import type { SiteConfig } from '../../src/config/site-config.generated';

const root = join(import.meta.dirname, '../..');

/** The test's own door: what stands in the repository is believed to be right. */
async function readJson<Shape>(path: string): Promise<Shape> {
  return z.custom<Shape>().parse(JSON.parse(await readFile(path, 'utf8')));
}

interface Property {
  readonly kind: FieldKind;
  readonly items?: { readonly properties: Readonly<Record<string, Property>> };
}

function fieldOf({ kind, items }: Property): EntityField {
  return items ? { kind, fields: fieldsOf(items.properties) } : { kind };
}

function fieldsOf(properties: Readonly<Record<string, Property>>): EntityFields {
  return Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, fieldOf(property)]));
}

type Schema = EntitySchema & { readonly properties: Readonly<Record<string, Property>> };

async function readEntities(): Promise<Record<string, Entity>> {
  const folder = join(root, 'schemas/entities');
  const entries = (await readdir(folder)).map(async (file) => {
    const name = basename(file, '.schema.json');
    const schema = await readJson<Schema>(join(folder, file));
    return [name, { name, schema, fields: fieldsOf(schema.properties) }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

async function readRecords(folder: string): Promise<Record<string, readonly unknown[]>> {
  const entries = (await readdir(folder)).map(async (file) => {
    const records = z.array(z.unknown()).parse(await readJson(join(folder, file)));
    return [basename(file, '.json'), records] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** The project's own site with its real content. */
export async function sampleSite(): Promise<CheckedSite> {
  const config = await readJson<SiteConfig>(join(root, 'site.config.json'));
  const folder = join(root, config.content);
  const [entities, records] = await Promise.all([readEntities(), readRecords(join(folder, 'records'))]);
  return { config, folder, entities, records, catalogues: {}, documents: {} };
}

/** A folder for one test's data. */
export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'panchayat-test-'));
}
