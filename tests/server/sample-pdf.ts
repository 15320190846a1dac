/** Contents of a test's PDF; one page of A4 by default. */
interface PdfParts {
  readonly pages?: number;
  /** Width and height of the pages, in points. */
  readonly box?: readonly [width: number, height: number];
  /** Operators that draw a page; by default a black square in its lower left corner. */
  readonly content?: string;
  /** Whether it opens with a password only. */
  readonly encrypted?: boolean;
}

const encryption = `<</Filter/Standard/V 1/R 2/P -4/O<${'41'.repeat(32)}>/U<${'42'.repeat(32)}>>>`;

/** A PDF as a text; without a table of its objects, which readers make themselves. */
export function samplePdf({
  pages = 1,
  box: [width, height] = [595, 842],
  content = '0 0 200 200 re f',
  encrypted = false,
}: PdfParts = {}): string {
  const numbers = Array.from({ length: pages }, (_, index) => index + 10);
  const objects = [
    `1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj`,
    `2 0 obj<</Type/Pages/Count ${pages}/Kids[${numbers.map((number) => `${number} 0 R`).join(' ')}]>>endobj`,
    `3 0 obj<</Length ${content.length}>>stream\n${content}\nendstream endobj`,
    ...(encrypted ? [`4 0 obj${encryption}endobj`] : []),
    ...numbers.map(
      (number) =>
        `${number} 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Resources<<>>/Contents 3 0 R>>endobj`,
    ),
  ];
  const trailer = `<</Root 1 0 R/Size ${pages + 10}${encrypted ? '/Encrypt 4 0 R/ID[<00><00>]' : ''}>>`;
  return ['%PDF-1.4', ...objects, 'xref\n0 0', `trailer${trailer}`, 'startxref\n0', '%%EOF\n'].join('\n');
}
