import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { deskLanguages } from '../../src/desk/messages/desk-languages';
import { deskMessages } from '../../src/desk/messages/desk-messages';

/** The names of the values of a text, such as `count` in `{count, plural, one {…} other {…}}`. */
const valuesOf = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name))].sort();

test.each(deskLanguages)(
  'the texts of the desk in $code can be read, with the values of the English ones',
  ({ code, locale }) => {
    const { isOwn, messages } = deskMessages(code);
    expect(isOwn).toBe(true);
    const english = Object.entries(deskMessages('EN').messages);
    const own = new Map(Object.entries(messages));
    for (const [id, text] of english) {
      const said = own.get(id) ?? '';
      expect(() => new IntlMessageFormat(said, locale), id).not.toThrow();
      expect(valuesOf(said), id).toEqual(valuesOf(text));
    }
  },
);
