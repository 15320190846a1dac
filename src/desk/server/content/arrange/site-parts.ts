import { hiddenKey } from '../../../api/content-api';
import { isObject, type JsonObject, objectOf } from '../../../../engine/json/json';
import { deskMessages } from '../../../messages/desk-messages';
import type { CheckedSite } from '../../../../engine/site/checked-site';
import { entityTitle } from '../../../api/fields/field-words';
import type { SitePart } from './arranged-list';

type Label = SitePart['label'];
type Path = readonly (string | number)[];

const itemsOf = (value: unknown): readonly JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

/** Names parts of the config as visitors and editors know them. */
class PartNames {
  constructor(private readonly checked: CheckedSite) {}

  private inEach(textIn: (code: string) => string | undefined): Label {
    const { list, default: first } = this.checked.config.languages;
    return Object.fromEntries(list.map(({ code }) => [code, textIn(code) ?? textIn(first) ?? '']));
  }

  /** A text of the config; undefined for anything else. */
  text(value: unknown): Label | undefined {
    const { catalogues } = this.checked;
    if (typeof value === 'string') return this.inEach((code) => catalogues[code]?.[value]);
    if (!isObject(value)) return undefined;
    return this.inEach((code) => (typeof value[code] === 'string' ? value[code] : undefined));
  }

  page(path: unknown): Label | undefined {
    return this.text(this.checked.config.pages.find((page) => page.path === path)?.title);
  }

  /** Title of the records of a source. */
  source(name: unknown): Label | undefined {
    if (typeof name !== 'string') return undefined;
    const entity = this.checked.entities[this.checked.config.sources[name]?.entity ?? ''];
    return entity && this.inEach((code) => entityTitle(entity, name, code));
  }

  column(name: 'left' | 'centre' | 'right'): Label {
    return this.inEach((code) => deskMessages(code).messages[`arrange.${name}`]);
  }
}

/** The title of the page that shows a legal text, in each language; empty when none does. */
export function legalTextTitle(checked: CheckedSite, document: string): Label {
  const page = checked.config.pages.find(({ sections }) =>
    itemsOf(sections).some((section) => section.document === document),
  );
  return new PartNames(checked).text(page?.title) ?? {};
}

/** The name by which an entry of the menu is recognised after the order has changed. */
function entryName({ page, each, councilAddress, address, label }: JsonObject): string {
  const { subject, source } = objectOf(each);
  const named = page ?? subject ?? source ?? councilAddress ?? address;
  return typeof named === 'string'
    ? named
    : `group:${typeof label === 'string' ? label : JSON.stringify(label)}`;
}

/** The entries of the menu, groups with those in them. */
export function menuParts(checked: CheckedSite): (config: JsonObject) => readonly SitePart[] {
  const names = new PartNames(checked);
  const partsOf = (entries: unknown, path: Path): readonly SitePart[] =>
    itemsOf(entries).map((entry, index) => ({
      name: entryName(entry),
      label: names.text(entry.label) ?? names.page(entry.page) ?? {},
      path: [...path, index],
      isHidden: entry[hiddenKey] === true,
      parts: partsOf(entry.entries, [...path, index, 'entries']),
    }));
  return ({ menu }) => partsOf(menu, ['menu']);
}

const columns = ['left', 'centre', 'right'] as const;

/** The sections of the home page, below headings for its columns if it has some. */
export function homeParts(checked: CheckedSite): (config: JsonObject) => readonly SitePart[] {
  const names = new PartNames(checked);
  const sectionsOf = (sections: unknown, path: Path): readonly SitePart[] =>
    itemsOf(sections).map((section, index) => {
      const { template, source, title, titles, label, button } = section;
      const words = [title, Array.isArray(titles) ? titles[0] : undefined, label, button];
      const found = words.map((word: unknown) => names.text(word)).find((text) => text !== undefined);
      return {
        name: [template, source, title].filter((part) => typeof part === 'string').join(':'),
        label: found ?? names.source(source) ?? {},
        path: [...path, index],
        isHidden: section[hiddenKey] === true,
        parts: [],
      };
    });
  return ({ pages }) => {
    const index = Array.isArray(pages) ? pages.findIndex((page: unknown) => objectOf(page).path === '/') : -1;
    const home = Array.isArray(pages) ? objectOf(pages[index]) : {};
    const path = ['pages', index] as const;
    const inColumns = objectOf(home.columns);
    return [
      ...sectionsOf(home.sections, [...path, 'sections']),
      ...columns
        .filter((name) => Object.hasOwn(inColumns, name))
        .map((name) => ({
          ...{ name: `columns.${name}`, label: names.column(name), path: null, isHidden: false },
          parts: sectionsOf(inColumns[name], [...path, 'columns', name]),
        })),
    ];
  };
}
