// The structure of a site's legal documents, which the server parses from Markdown (B2.15).

/** A part of a paragraph. */
export type Inline =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold'; readonly content: readonly Inline[] }
  | { readonly kind: 'link'; readonly address: string; readonly content: readonly Inline[] }
  | { readonly kind: 'placeholder'; readonly name: string };

/** A heading, with the anchor under which it can be linked. */
export interface Heading {
  readonly kind: 'heading';
  /** 2 for `##`, 3 for anything deeper. */
  readonly level: 2 | 3;
  /** Unique in its document. */
  readonly anchor: string;
  readonly content: readonly Inline[];
}

/** A block of a document. */
export type Block =
  | Heading
  | { readonly kind: 'paragraph'; readonly content: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] };

/** Address → text of legal documents. */
export type DocumentTexts = Readonly<Record<string, readonly Block[]>>;
