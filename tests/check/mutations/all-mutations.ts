import { configMutations } from './config-mutations';
import { contentMutations } from './content-mutations';
import { fileMutations } from './file-mutations';
import type { MutationKind } from './mutation';
import { schemaMutations } from './schema-mutations';
import { syntaxMutations } from './syntax-mutations';

/** Every kind of mistake that is written down. */
export const writtenMutations: readonly MutationKind[] = [
  ...syntaxMutations,
  ...configMutations,
  ...contentMutations,
  ...fileMutations,
];

/** Those, and every rule of the schema at every place. */
export const allMutations = (): readonly MutationKind[] => [...writtenMutations, ...schemaMutations()];
