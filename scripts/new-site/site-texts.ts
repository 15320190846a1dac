import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const textsSchema = z.strictObject({
  /** Messages that the config names. */
  messages: z.record(z.string(), z.string()),
  /** Texts of the first records. */
  records: z.strictObject({
    welcome: z.string(),
    notice: z.string(),
    police: z.string(),
    ambulance: z.string(),
    women: z.string(),
    children: z.string(),
  }),
  /** Paragraphs of the privacy policy. */
  privacy: z.array(z.string()).min(1),
});

type LanguageTexts = z.infer<typeof textsSchema>;

export type RecordText = keyof LanguageTexts['records'];

/** The texts of a new site in its languages. */
export interface SiteTexts {
  /** Words after the name of the council. */
  readonly title: (code: string) => string;
  readonly messages: (code: string) => Readonly<Record<string, string>>;
  readonly record: (code: string, name: RecordText) => string;
  readonly privacy: (code: string) => readonly string[];
}

const engineSchema = z.record(z.string(), z.string());

async function readJson<Value>(file: string, schema: z.ZodType<Value>): Promise<Value> {
  return schema.parse(JSON.parse(await readFile(file, 'utf8')));
}

/** Reads the texts of a new site in some languages, and what the engine has for them. */
export async function readSiteTexts(engineFolder: string, codes: readonly string[]): Promise<SiteTexts> {
  const read = codes.map(async (code) => {
    const own = await readJson(join(import.meta.dirname, `texts/${code}.json`), textsSchema);
    const engine = await readJson(join(engineFolder, `src/i18n/catalogues/${code}.json`), engineSchema);
    return [code, { ...own, engine }] as const;
  });
  const texts = new Map(await Promise.all(read));
  const of = (code: string) => {
    const found = texts.get(code);
    if (!found) throw new Error(`There are no texts in ${code}.`);
    return found;
  };
  return {
    title: (code) => of(code).engine['council.title'] ?? '',
    messages: (code) => of(code).messages,
    record: (code, name) => of(code).records[name],
    privacy: (code) => of(code).privacy,
  };
}
