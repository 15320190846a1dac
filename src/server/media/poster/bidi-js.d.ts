declare module 'bidi-js' {
  interface EmbeddingLevels {
    /** Level of each code unit; odd where it is written from right to left. */
    readonly levels: Uint8Array;
  }
  interface Bidi {
    readonly getEmbeddingLevels: (text: string, direction: 'ltr' | 'rtl') => EmbeddingLevels;
  }
  const createBidi: () => Bidi;
  export default createBidi;
}
