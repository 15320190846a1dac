import type { CheckedSite, Entity } from '../../../../engine/site/checked-site';
import type { ContentSite } from '../content-site';
import type { SiteList } from '../site-lists';
import { arrangedList } from '../arrange/arranged-list';
import { homeParts, legalTextTitle, menuParts } from '../arrange/site-parts';
import { textLists } from '../../../api/text-lists';
import { coloursList } from './colours-list';
import { legalList } from './legal-list';
import { recordsList } from '../records-list';
import { glossaryFile } from '../translations/glossary';
import { messagesList } from './messages-list';
import type { EditableList } from '../editable-list';
import { configValuesList } from './config-values-list';
import { entityFields } from '../../../../check/content/read-entities';
import { toJson } from '../../../../check/document/json-access';

/** The entity of records that are no records of the council, as far as forms need it. */
function textEntity(name: string, properties: Readonly<Record<string, object>>): Entity {
  const schema = { title: name, properties };
  return {
    name,
    schema,
    fields: entityFields(toJson(schema)),
    meaning: { type: null, properties: {}, links: {}, lists: {} },
  };
}

/** The list of the settings in the site config that are texts: the name of the site. */
function settingsList(file: string): EditableList {
  return configValuesList(textLists.settings, file, () => [{ path: ['displayName'], field: 'text' }]);
}

const id = { type: 'string', kind: 'id' } as const;
const text = { type: ['string', 'null'], kind: 'prose' } as const;

const messageEntity = textEntity('Message', { id, text });
const settingEntity = textEntity('Setting', { id, text: { type: ['string', 'null'], kind: 'text' } });
const label = { type: ['object', 'null'], kind: 'text' } as const;
const legalEntity = textEntity('Legal text', { id, title: label, text });
const colour = { type: 'string', kind: 'text', pattern: '^#[0-9A-Fa-f]{6}$' } as const;
const colourEntity = textEntity('Colour', { id, label, colour });
const glossaryEntity = textEntity('Glossary', { id, term: label });
const partEntity = textEntity('Part', { id, label });

function siteList(
  list: SiteList['list'],
  entity: SiteList['entity'],
  pages: SiteList['pages'] = [],
): SiteList {
  return {
    ...{ list, entity, titles: [], pages, links: [] },
    ...{ isOfCategories: false, isOrdered: list.canMove, most: null },
  };
}

/** The texts and settings of a site, as lists. @param translates whether a service drafts translations */
export function findTextLists(
  checked: CheckedSite,
  { content, files }: ContentSite,
  translates = false,
): readonly SiteList[] {
  const { config } = checked;
  const { file } = files.config;
  const home = config.pages.filter(({ path }) => path === '/');
  const codes = config.languages.list.map(({ code }) => code);
  const documents = Object.entries(config.documents ?? {}).map(([name, { file: path }]) => ({
    ...{ name, file: path, title: legalTextTitle(checked, name) },
  }));
  return [
    siteList(messagesList(content.path, codes), messageEntity),
    ...(documents.length > 0 ? [siteList(legalList(content.path, documents, codes), legalEntity)] : []),
    siteList(settingsList(file), settingEntity),
    siteList(coloursList(file, codes), colourEntity),
    siteList(arrangedList(textLists.menu, file, menuParts(checked)), partEntity),
    siteList(arrangedList(textLists.home, file, homeParts(checked)), partEntity, home),
    ...(translates || content.texts[glossaryFile] !== undefined
      ? [siteList(recordsList(textLists.glossary, `${content.path}/${glossaryFile}`), glossaryEntity)]
      : []),
  ];
}
