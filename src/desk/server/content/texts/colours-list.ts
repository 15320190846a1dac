import { deskMessages } from '../../../messages/desk-messages';
import { colourMessage } from '../../../api/colour-message';
import { textLists } from '../../../api/text-lists';
import { isObject, objectOf } from '../../../../engine/json/json';
import type { EditableList } from '../editable-list';
import { type ConfigValue, configValuesList } from './config-values-list';

const schemes = ['base', 'light', 'dark'] as const;

/** Base colours that may be missing. */
const baseColours = ['accent', 'ornament', 'ground'] as const;

/** The name of a colour in each language. */
function labelOf(name: string, scheme: (typeof schemes)[number], codes: readonly string[]) {
  return Object.fromEntries(
    codes.map((code) => {
      const { messages } = deskMessages(code);
      const id = colourMessage(name);
      return [code, `${id === null ? name : messages[id]} (${messages[`colours.${scheme}`]})`];
    }),
  );
}

/** The list of the colours that a site names; those from which all are derived, if it names none. */
export function coloursList(file: string, codes: readonly string[]): EditableList {
  return configValuesList(textLists.colours, file, (config) => {
    const own = objectOf(objectOf(objectOf(config).theme).colours);
    const isDerived = isObject(own.base) || (!isObject(own.light) && !isObject(own.dark));
    return schemes.flatMap((scheme) => {
      const named = Object.keys(objectOf(own[scheme]));
      const names = scheme === 'base' && isDerived ? [...baseColours] : named;
      return names.map((name): ConfigValue => ({
        path: ['theme', 'colours', scheme, name],
        field: 'colour',
        words: { label: labelOf(name, scheme, codes) },
      }));
    });
  });
}
