import { describe, expect, test } from 'vitest';
import { checkSite } from '../../src/check/check-site';
import { formatReport } from '../../src/check/format-report';
import { writtenMutations } from './mutations/all-mutations';
import { judge, mutated, setIn, type MutationKind } from './mutations/mutation';
import { schemaMutations } from './mutations/schema-mutations';
import { sites, type MutableSite } from './mutations/sites';
import { validChanges } from './mutations/valid-changes';

/** What the checker says of a mutation that it does not report as expected. */
function failureOf({ name, change }: MutationKind, site: MutableSite): string | null {
  const mutation = change(site);
  if (!mutation) return null;
  const { ok, problems } = judge(site, mutation);
  if (ok) return null;
  const { file, lines, says } = mutation;
  return `${site.name}, ${name}: expected “${says}” at ${file}:${lines.join(' or ')}\n${formatReport(problems)}`;
}

const [sample, ...small] = sites;

/** The sites of a kind: the sample takes much longer, and is used only where the others lack something. */
function sitesOf({ change }: MutationKind): readonly MutableSite[] {
  const found = small.filter((site) => change(site) !== null);
  return found.length > 0 || !sample ? found : [sample];
}

test.each(sites)('the site $name has no errors and no warnings', ({ files }) => {
  expect(checkSite(files).problems).toEqual([]);
});

describe('single mistakes are reported at their file and line, with a fix', () => {
  test.each(writtenMutations)('$group: $name', (kind) => {
    const used = sitesOf(kind);
    expect(used.length).toBeGreaterThan(0);
    expect(used.flatMap((site) => failureOf(kind, site) ?? [])).toEqual([]);
  });

  // `npm run bench -- mutations` runs all of them.
  const ofSchema = schemaMutations().filter((_, index) => index % 8 === 0);

  test.each(ofSchema)('$group: $name', (kind) => {
    const [site] = sitesOf(kind);
    expect(site && failureOf(kind, site)).toBeNull();
  });

  test('more than 200 kinds', () => {
    const names = [...writtenMutations, ...ofSchema].map(({ group, name }) => `${group}: ${name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(200);
  });

  test('the sample, too', () => {
    const some = writtenMutations.filter((_, index) => index % 12 === 0);
    expect(some.flatMap((kind) => (sample && failureOf(kind, sample)) ?? [])).toEqual([]);
  });
});

describe('a missing part is one error', () => {
  test.each(['languages', 'sources', 'council', 'shell', 'menu', 'pages', 'notFound', 'theme', 'content'])(
    '%s',
    (part) => {
      for (const site of small) {
        const text = setIn(site.files.config.text, [part], undefined);
        const { problems } = checkSite({ ...site.files, config: { file: 'site.config.json', text } });
        expect(problems.map(({ message }) => message)).toEqual([`“${part}” is missing.`]);
      }
    },
  );
});

test.each(validChanges)('$name is right', ({ change }) => {
  const changes = sites.flatMap((site) => {
    const file = change(site);
    return file && site !== sample ? [mutated(site, { lines: [], says: '', ...file })] : [];
  });
  expect(changes.flatMap((files) => checkSite(files).problems)).toEqual([]);
});
