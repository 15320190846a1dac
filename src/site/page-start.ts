import type { CarriedAnswers } from '../content/carried-answers';
import type { PageForm } from '../content/page-form';

/** What the HTML of a page carries for its first render in the browser. */
export interface PageStart {
  /** Code of the language the HTML is in. */
  readonly language: string;
  /** Language code → address of the site file of that language. */
  readonly siteFiles: Readonly<Record<string, string>>;
  /** The language prefix under which the page was asked for, such as `/gu`, or ''. */
  readonly prefix: string;
  /** The server's day in the site's time zone, YYYY-MM-DD. */
  readonly today: string;
  readonly answers: CarriedAnswers;
  /** For the forms of the page, where it has any. */
  readonly form?: PageForm;
}
