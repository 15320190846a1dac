/** Notice of a form about the data of its visitors, in one language; made by the server from the config (B4.8.8). */
export interface FormNotice {
  /** Hash of all its texts: which notice a visitor agreed to. */
  readonly version: string;
  readonly short: string;
  /** Label of the fold with the whole notice. */
  readonly title: string;
  /** The data that is collected, and its purpose. */
  readonly items: readonly NoticeItem[];
  readonly texts: readonly string[];
  /** Whom to ask, also on the receipt; null where the config does not say it. */
  readonly contact: string | null;
  /** The page where visitors see, correct and erase what they sent; null where the site has none. */
  readonly ownData: { readonly title: string; readonly path: string } | null;
  /** Words before the links to the notice in the other languages. */
  readonly languages: string;
  /** Label of the box of consent; null where the form does not rest on consent. */
  readonly agree: string | null;
}

/** A field and its purpose. */
export interface NoticeItem {
  readonly label: string;
  readonly purpose: string;
}

/** The notices of the forms that have one, by name of the form. */
export type FormNotices = Readonly<Record<string, FormNotice>>;
