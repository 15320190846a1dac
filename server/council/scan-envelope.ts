/** A part of the text of an envelope, in order; `envelope`, the text without the records, is last. */
export type ScannedPart =
  | { readonly kind: 'record'; readonly json: string }
  /** A record that is nested too deeply or has too many values. */
  | { readonly kind: 'oversized' }
  /** A long stretch without a record: a chance to yield. */
  | { readonly kind: 'pause' }
  | { readonly kind: 'envelope'; readonly json: string };

const maxDepth = 32;
/** Brackets, commas and colons of one record; bounds the time to parse it. */
const maxTokens = 100_000;
const pauseAfter = 50_000;

const pause: ScannedPart = { kind: 'pause' };
const codes = {
  quote: 34,
  comma: 44,
  colon: 58,
  openList: 91,
  closeList: 93,
  openObject: 123,
  closeObject: 125,
};

function isEscaped(text: string, quote: number): boolean {
  let start = quote;
  while (text[start - 1] === '\\') start -= 1;
  return (quote - start) % 2 === 1;
}

/** Index of the quote that ends a string. */
function* endOfString(text: string, start: number): Generator<ScannedPart, number> {
  let end = start;
  for (let steps = 1; ; steps += 1) {
    end = text.indexOf('"', end + 1);
    if (end < 0) return text.length;
    if (!isEscaped(text, end)) return end;
    if (steps % pauseAfter === 0) yield pause;
  }
}

/** The state of a scan: where it is in the envelope, and what is known of the current record. */
class Scan {
  private depth = 0;
  /** The last string of the envelope itself, which is a key where a list follows. */
  private key = '';
  private listStart = -1;
  private listEnd = -1;
  private recordStart = 0;
  private tokens = 0;
  private deepest = 0;
  private isBlank = true;
  private count = 0;

  constructor(private readonly text: string) {}

  private get isBetweenRecords(): boolean {
    return this.depth === 2 && this.listStart >= 0 && this.listEnd < 0;
  }

  private startRecord(at: number): void {
    this.recordStart = at;
    this.tokens = 0;
    this.deepest = 0;
    this.isBlank = true;
  }

  private endRecord(at: number): ScannedPart {
    this.count += 1;
    const isOversized = this.tokens > maxTokens || this.deepest > maxDepth;
    return isOversized
      ? { kind: 'oversized' }
      : { kind: 'record', json: this.text.slice(this.recordStart, at) };
  }

  string(start: number, end: number): void {
    this.isBlank = false;
    if (this.depth === 1) this.key = this.text.slice(start + 1, Math.min(end, start + 10));
  }

  open(at: number, isList: boolean): void {
    this.isBlank = false;
    this.tokens += 1;
    this.depth += 1;
    this.deepest = Math.max(this.deepest, this.depth - 2);
    if (!isList || this.depth !== 2 || this.key !== 'data' || this.listStart >= 0) return;
    this.listStart = at;
    this.startRecord(at + 1);
  }

  close(at: number, isList: boolean): ScannedPart | null {
    const endsList = this.isBetweenRecords;
    const last = endsList && (this.count > 0 || !this.isBlank) ? this.endRecord(at) : null;
    // Without its rest the envelope does not parse, as it must not after a bracket of the other kind.
    if (endsList) this.listEnd = isList ? at : this.text.length;
    this.depth -= 1;
    return last;
  }

  comma(at: number): ScannedPart | null {
    this.tokens += 1;
    if (this.depth === 1) this.key = '';
    if (!this.isBetweenRecords) return null;
    const record = this.endRecord(at);
    this.startRecord(at + 1);
    return record;
  }

  other(code: number): void {
    if (code === codes.colon) this.tokens += 1;
    if (code > 32) this.isBlank = false;
  }

  get envelope(): ScannedPart {
    const { text, listStart, listEnd } = this;
    if (listStart < 0) return { kind: 'envelope', json: text };
    const rest = listEnd < 0 ? '' : text.slice(listEnd + 1);
    return { kind: 'envelope', json: `${text.slice(0, listStart)}[]${rest}` };
  }
}

/**
 * Splits the JSON text of an envelope into the texts of its records without parsing it, since parsing 16 MB at once
 * blocks the event loop. Malformed JSON gives parts that do not parse.
 */
export function* scanEnvelope(text: string): Generator<ScannedPart> {
  const scan = new Scan(text);
  for (let at = 0, steps = 1; at < text.length; at += 1, steps += 1) {
    if (steps % pauseAfter === 0) yield pause;
    const code = text.charCodeAt(at);
    let record: ScannedPart | null = null;
    if (code === codes.quote) {
      const end = yield* endOfString(text, at);
      scan.string(at, end);
      at = end;
    } else if (code === codes.comma) record = scan.comma(at);
    else if (code === codes.openList || code === codes.openObject) scan.open(at, code === codes.openList);
    else if (code === codes.closeList || code === codes.closeObject)
      record = scan.close(at, code === codes.closeList);
    else scan.other(code);
    if (record) yield record;
  }
  yield scan.envelope;
}
