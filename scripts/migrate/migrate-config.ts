import { applyEdits, findNodeAtLocation, parseTree, type Node } from 'jsonc-parser';
import { toVersion2 } from './version-2';
import { addAfter, addBefore, propertyAt, replace, type Change } from './json-edits';

/** Changes that lead from one version to the next, beside the number itself. */
type Step = (root: Node, text: string) => Change[];

/** The steps in order: the first leads to version 2. A change of the format that older configs need adds one here. */
const steps: readonly Step[] = [toVersion2];

/** The version to which configs are migrated. */
export const newestVersion = steps.length + 1;

export interface Migration {
  readonly text: string;
  /** What was changed, in words and in order. */
  readonly changes: readonly string[];
}

/** Writes the version where it is, else as the second key of the config, after `$schema`. */
function writeVersion(root: Node, text: string, version: number): Change[] {
  const says = `version: ${String(version)}`;
  const present = findNodeAtLocation(root, ['version']);
  if (present) return [{ edit: replace(present, version), says }];
  const schema = propertyAt(root, ['$schema']);
  if (schema) return [{ edit: addAfter(text, schema, 'version', version), says }];
  const [first] = root.children ?? [];
  return first ? [{ edit: addBefore(text, first, 'version', version), says }] : [];
}

function migrateOnce(text: string, version: number): Migration {
  const root = parseTree(text);
  const step = steps[version - 1];
  if (!root || !step) return { text, changes: [] };
  const changes = [...writeVersion(root, text, version + 1), ...step(root, text)];
  return {
    text: applyEdits(
      text,
      changes.map(({ edit }) => edit),
    ),
    changes: changes.map(({ says }) => says),
  };
}

/** Migrates the text of a config from its version to the newest one, and leaves everything else unchanged. */
export function migrateConfig(text: string, version: number): Migration {
  const pending = steps.slice(version - 1).map((_step, index) => version + index);
  return pending.reduce<Migration>(
    (done, from) => {
      const next = migrateOnce(done.text, from);
      return { text: next.text, changes: [...done.changes, ...next.changes] };
    },
    { text, changes: [] },
  );
}
