import { checkConfig } from '../../src/check/check-config';
import type { Finding } from '../../src/check/document/finding';
import { isObject } from '../../src/engine/json/json';
import { type Json } from '../../src/check/document/json-access';
import { parseJsonFile, type JsonFile } from '../../src/check/document/json-document';
import { formatPath, type Path } from '../../src/check/document/path';
import { collectReferences } from '../../src/check/references/collect-references';
import { checkShape } from '../../src/check/shape/check-shape';
import { configValidator } from '../../src/check/shape/schemas';
import type { CheckContext } from '../../src/check/check-context';
import type { Problem } from '../../src/engine/site/checked-site';
import type { Section } from '../../src/engine/site-config.generated';
import { schemas } from '../harness/sample-config';
import { checkedSite } from '../harness/story-site';
import { sectionLocations, type SectionLocation } from './section-locations';

/** A section that was typed: what is wrong with it, and itself where nothing is. */
export interface SectionCheck {
  readonly problems: readonly Problem[];
  readonly section?: Section;
}

function parse(text: string): JsonFile {
  const { document } = parseJsonFile({ file: 'site.config.json', text });
  if (!document) throw new Error('The config of the site is no JSON.');
  return document;
}

const siteConfig = parse(JSON.stringify(checkedSite.config));

/** The value with another one under the path. */
function replaceAt(value: Json, [step, ...rest]: Path, inner: Json): Json {
  if (step === undefined) return inner;
  if (Array.isArray(value))
    return value.map((one: Json, index) => (index === step ? replaceAt(one, rest, inner) : one));
  return isObject(value) ? { ...value, [step]: replaceAt(value[step] ?? null, rest, inner) } : value;
}

const messageIds = new Set(Object.values(checkedSite.catalogues).flatMap((texts) => Object.keys(texts)));

function checkContextOf(config: Json): CheckContext {
  return {
    config,
    ...collectReferences(config, schemas),
    entities: checkedSite.entities,
    messageIds,
    texts: {},
  };
}

/** The finding as one of the section, or nothing when it is about the rest of the config. */
function relativeTo(finding: Finding, place: Path): readonly Finding[] {
  const within = place.every((step, index) => finding.path[index] === step);
  return within ? [{ ...finding, path: finding.path.slice(place.length) }] : [];
}

function sectionAt(config: Json, place: Path): Section | undefined {
  const value: unknown = config;
  if (!configValidator(schemas)(value)) return undefined;
  return sectionLocations(value).find(({ path }) => formatPath(path) === formatPath(place))?.section;
}

/** Checks the text of a section as if it stood in the site's config, with the checker of `npm run check`. */
export function checkSection(text: string, { path }: SectionLocation): SectionCheck {
  const { document, problems } = parseJsonFile({ file: '', text });
  if (!document) return { problems };
  const config = replaceAt(siteConfig.value, path, document.value);
  const findings = [
    ...checkShape(configValidator(schemas), config, schemas),
    ...checkConfig(checkContextOf(config)),
  ];
  const found = findings.flatMap((finding) => relativeTo(finding, path)).map(document.problem);
  const all = [...problems, ...found];
  const section = all.some(({ severity }) => severity === 'error') ? undefined : sectionAt(config, path);
  return { problems: all, ...(section && { section }) };
}
