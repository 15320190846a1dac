import { checkSite } from '../../src/check/check-site';
import { allMutations } from '../../tests/check/mutations/all-mutations';
import { judge } from '../../tests/check/mutations/mutation';
import { sites } from '../../tests/check/mutations/sites';
import { validChanges } from '../../tests/check/mutations/valid-changes';
import { mutated } from '../../tests/check/mutations/mutation';
import { median } from './support/median';

// Every kind of single mistake in every site that can have it, all valid changes, and the time of one check.
const runs = allMutations().flatMap(({ group, name, change }) =>
  sites.flatMap((site) => {
    const mutation = change(site);
    return mutation ? [{ group, name, site: site.name, ...judge(site, mutation) }] : [];
  }),
);

const groups = [...new Set(runs.map(({ group }) => group))];
console.log('group                    kinds   runs  reported');
for (const group of groups) {
  const own = runs.filter((run) => run.group === group);
  const kinds = new Set(own.map(({ name }) => name)).size;
  const right = own.filter(({ ok }) => ok).length;
  console.log(
    `${group.padEnd(22)} ${String(kinds).padStart(7)} ${String(own.length).padStart(6)} ${String(right).padStart(9)}`,
  );
}
for (const { group, name, site, problems } of runs.filter(({ ok }) => !ok))
  console.log(`not as expected: ${site}, ${group}: ${name}\n  ${problems[0]?.message ?? 'no problem'}`);

const changes = validChanges.flatMap(({ change }) =>
  sites.flatMap((site) => {
    const file = change(site);
    if (!file) return [];
    const { problems } = checkSite(mutated(site, { lines: [], says: '', ...file }));
    // A text in place of the only use of a message leaves the message unused, which the check rightly says.
    return [problems.filter(({ message }) => !message.endsWith('is never used.')).length];
  }),
);
const alarms = changes.filter((count) => count > 0).length;
console.log(`${changes.length} valid changes, ${alarms} false alarms`);

for (const { name, files } of sites) {
  const times = Array.from({ length: 15 }, () => {
    const start = performance.now();
    checkSite(files);
    return performance.now() - start;
  });
  console.log(`one check of ${name}: ${median(times).toFixed(0)} ms`);
}
process.exitCode = runs.every(({ ok }) => ok) && alarms === 0 ? 0 : 1;
