import type { TemplateName } from '../../src/templates/declaration';
import type { Example } from '../../src/templates/shared/example';
import { templates } from '../../src/templates/registry';

const modules = import.meta.glob<{ readonly examples: readonly Example[] }>(
  '../../src/templates/*/examples.ts',
  {
    eager: true,
  },
);

function isTemplate(name: string): name is TemplateName {
  return name in templates;
}

/** The names of all templates. */
export const templateNames: readonly TemplateName[] = Object.keys(templates).filter(isTemplate);

/** The examples of a template; none when it has no such file. */
export function examplesOf(name: TemplateName): readonly Example[] {
  return modules[`../../src/templates/${name}/examples.ts`]?.examples ?? [];
}
