import { checkConfig } from '../../src/config/check/check-config';
import type { Finding } from '../../src/config/check/document/finding';
import { isObject, type Json } from '../../src/config/check/document/json';
import { readDocument, type JsonDocument } from '../../src/config/check/document/json-document';
import { writePath, type Path } from '../../src/config/check/document/path';
import { gatherMarks } from '../../src/config/check/references/marks';
import { checkShape } from '../../src/config/check/shape/check-shape';
import { configValidator } from '../../src/config/check/shape/schemas';
import type { Study } from '../../src/config/check/study';
import type { Problem } from '../../src/config/checked-site';
import type { Section } from '../../src/config/site-config.generated';
import { schemas } from '../harness/sample-config';
import { checkedSite } from '../harness/told-site';
import { sectionPlaces, type SectionPlace } from './section-places';

/** A section that was typed: what is wrong with it, and itself where nothing is. */
export interface SectionChecked {
  readonly problems: readonly Problem[];
  readonly section?: Section;
}

function read(text: string): JsonDocument {
  const { document } = readDocument({ file: 'site.config.json', text });
  if (!document) throw new Error('The config of the site is no JSON.');
  return document;
}

const whole = read(JSON.stringify(checkedSite.config));

/** The value with another one under the path. */
function put(value: Json, [step, ...rest]: Path, inner: Json): Json {
  if (step === undefined) return inner;
  if (Array.isArray(value))
    return value.map((one: Json, index) => (index === step ? put(one, rest, inner) : one));
  return isObject(value) ? { ...value, [step]: put(value[step] ?? null, rest, inner) } : value;
}

function messagesIn(document: JsonDocument): Study['messages'] {
  const problem = (finding: Omit<Finding, 'path'>) => document.problem({ ...finding, path: [] });
  const catalogues = Object.entries(checkedSite.catalogues).map(([code, texts]) => {
    const messages = Object.entries(texts).map(([id, text]) => [id, { text, problem }] as const);
    return [code, Object.fromEntries(messages)] as const;
  });
  return Object.fromEntries(catalogues);
}

function studyOf(config: Json, document: JsonDocument): Study {
  return {
    config,
    ...gatherMarks(config, schemas),
    entities: checkedSite.entities,
    messages: messagesIn(document),
    texts: {},
  };
}

/** The finding as one of the section, or nothing when it is about the rest of the config. */
function ofSection(finding: Finding, place: Path): readonly Finding[] {
  const within = place.every((step, index) => finding.path[index] === step);
  return within ? [{ ...finding, path: finding.path.slice(place.length) }] : [];
}

function sectionAt(config: Json, place: Path): Section | undefined {
  const value: unknown = config;
  if (!configValidator(schemas)(value)) return undefined;
  return sectionPlaces(value).find(({ path }) => writePath(path) === writePath(place))?.section;
}

/** Checks the text of a section as if it stood in the site's config, with the checker of `npm run check`. */
export function checkSection(text: string, { path }: SectionPlace): SectionChecked {
  const { document, problems } = readDocument({ file: '', text });
  if (!document) return { problems };
  const config = put(whole.value, path, document.value);
  const findings = [
    ...checkShape(configValidator(schemas), config, schemas),
    ...checkConfig(studyOf(config, document)),
  ];
  const found = findings.flatMap((finding) => ofSection(finding, path)).map(document.problem);
  const all = [...problems, ...found];
  const section = all.some(({ severity }) => severity === 'error') ? undefined : sectionAt(config, path);
  return { problems: all, ...(section && { section }) };
}
