import type { TemplateName } from '../../src/templates/declaration';
import type { Example } from '../../src/templates/shared/example';

const modules = import.meta.glob<{ readonly examples: readonly Example[] }>(
  '../../src/templates/*/examples.ts',
  {
    eager: true,
  },
);

/** The examples of a template; none when it has no such file. */
export function examplesOf(name: TemplateName): readonly Example[] {
  return modules[`../../src/templates/${name}/examples.ts`]?.examples ?? [];
}
