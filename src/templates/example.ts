import type { SectionOf, TemplateName } from './contract';

/** Records of an example's source, or the state it is in. */
export type ExampleRecords = readonly unknown[] | 'loading' | 'failed';

/** A named example of a template: typed data that serves stories, tests and the schema check alike. */
export interface Example<Name extends TemplateName = TemplateName> {
  /** Says what is special about it: `filled`, `very long texts`. */
  readonly name: string;
  readonly section: SectionOf<Name>;
  /** Records by source name; by `source#category` where the source is asked per category. */
  readonly records: Readonly<Record<string, ExampleRecords>>;
}

/** Address of a picture for examples, by the name of a file in `content/pictures` without ending. */
export function samplePicture(name: string): string {
  return `/sample-pictures/${name}.webp`;
}
