/** A message that a file of messages may have. */
export interface KnownMessage {
  /** The message in English, or in the default language of the site. */
  readonly text: string;
  /** Where visitors meet it. */
  readonly usage: string;
}

/** A message: its text, or an object as `npm run messages` writes it. */
const message = {
  type: ['string', 'object'],
  minLength: 1,
  required: ['text'],
  properties: {
    text: { description: 'The translation.', type: 'string' },
    english: { description: 'The message to translate.', type: 'string' },
    original: {
      description: 'The message to translate, in another language than English by its code.',
      type: 'object',
      additionalProperties: { type: 'string' },
    },
    usage: { description: 'Where visitors meet it.', type: 'string' },
    placeholders: {
      description: 'What the translation must contain.',
      type: 'array',
      items: { type: 'string' },
    },
  },
};

const describe = ({ text, usage }: KnownMessage): string =>
  [`“${text}”`, usage].filter((part) => part !== '').join('\n\n');

/** The schema of a file of messages for editors: every known message with its text and where it is used. */
export function messagesSchema(known: Readonly<Record<string, KnownMessage>>): object {
  const properties = Object.entries(known).map(([id, text]): [string, object] => [
    id,
    { ...message, description: describe(text) },
  ]);
  return {
    description: 'Message id → text in this language.',
    type: 'object',
    additionalProperties: message,
    properties: Object.fromEntries(properties),
  };
}
