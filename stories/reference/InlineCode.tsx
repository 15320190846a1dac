/** A text of a schema, in which names stand between backticks. */
export function InlineCode({ text }: { readonly text: string | undefined }) {
  const parts = (text ?? '').split('`');
  return parts.map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));
}
