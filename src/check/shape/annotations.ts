/**
 * Keywords that our schemas add to JSON Schema, declared so that Ajv can stay strict.
 *
 * - `kind` on a value of the config: what the value refers to, or by which standard
 *   it is written, such as `locale`; on a field of an entity: what the field is.
 * - `fits` on a value of kind `field`: the kinds of field that make sense there; `any text` means all that are shown as a text.
 * - `of`: whose field it is, for the value and all in it: the council's, the section's own records',
 *   or the items' in a record's list (`group.items`); the nearest source's when it says nothing.
 * - `exactlyOne` on an object: keys of which it has one, and only one.
 * - `schemaType` on an entity, or on the items of a list in it: their type at schema.org, such as `NewsArticle`.
 * - `schemaProperty` on a field: the property that it is there, such as `headline` or `address.addressRegion`.
 * - `schemaLinks` beside `schemaType`: properties that are the council, or the place of the council.
 * - `ratio` on a field that is a picture: width by height of the place in which pages show it, such as `4/5`; the desk crops to it.
 * - `ofCitizens` on an entity: its records are about citizens, whose telephones and accounts the check reports.
 * - `patternErrorMessage` beside `pattern`: how the text is to be written; VS Code shows it too.
 * - `enumDescriptions` beside `enum`: what each of its values means, for VS Code.
 * - `renamed` beside `enum`: earlier names of its values, for which the check names the present ones.
 * - `notFor` on a template: what it should not be used for, and what to use instead; the designers' reference shows it.
 */
export const annotations = [
  'kind',
  'fits',
  'of',
  'exactlyOne',
  'patternErrorMessage',
  'enumDescriptions',
  'renamed',
  'notFor',
  'schemaType',
  'schemaProperty',
  'schemaLinks',
  'ofCitizens',
  'ratio',
] as const;
