import type { PageSearch } from '../../engine/search/search-results';
import type { LookupOutcome } from '../../engine/lookup/lookup';
import type { SiteConfig } from '../../engine/site-config.generated';
import type { Subject } from '../content';
import type { SectionOf, TemplateName } from '../declaration';

/** Records of an example's source, or the state of its request. */
export type ExampleRecords = readonly unknown[] | 'loading' | 'failed';

/** A named example of a template: typed data for stories, tests and the schema check. */
export interface Example<Name extends TemplateName = TemplateName> {
  /** The special case it shows: `filled`, `very long texts`. */
  readonly name: string;
  readonly section: SectionOf<Name>;
  /** Records by source name, or by `source#category` for a source per category. */
  readonly records: Readonly<Record<string, ExampleRecords>>;
  /** State of the request for its legal document; ready by default. */
  readonly document?: 'loading' | 'failed';
  /** Forms of the example's site beside those of the sample. */
  readonly forms?: NonNullable<SiteConfig['forms']>;
  /** Lists of the example's site that visitors can follow; its browsers then have a service worker. */
  readonly follow?: NonNullable<SiteConfig['follow']>;
  /** Subject of the page. */
  readonly subject?: Subject;
  /** Answer to a post that looked up a submission. */
  readonly lookup?: LookupOutcome;
  /** Search that the HTML has made. */
  readonly search?: PageSearch;
}

/** Address of a picture for examples, by the name of a file in `content/pictures` without ending. */
export function samplePicture(name: string): string {
  return `/sample-pictures/${name}.webp`;
}
