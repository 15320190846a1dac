import type { CheckedSite } from '../../../../src/model/site/checked-site';
import type { ContentSite } from '../content-site';
import type { SiteList } from '../site-lists';
import { legalList } from './legal-list';
import { messagesList } from './messages-list';
import { settingsList } from './settings-list';
import { textEntity } from './text-entity';

const id = { type: 'string', kind: 'id' } as const;
const text = { type: ['string', 'null'], kind: 'prose' } as const;

const messageEntity = textEntity('Message', { id, text });
const settingEntity = textEntity('Setting', {
  id,
  text: { type: ['string', 'null'], kind: 'text' },
  colour: { type: 'string', kind: 'text', pattern: '^#[0-9A-Fa-f]{6}$' },
});

function siteList(list: SiteList['list'], entity: SiteList['entity']): SiteList {
  return {
    ...{ list, entity, titles: [], pages: [], links: [] },
    ...{ isOfCategories: false, isOrdered: false, most: null },
  };
}

/** The texts and settings of a site, as lists. */
export function findTextLists({ config }: CheckedSite, { content, files }: ContentSite): readonly SiteList[] {
  const codes = config.languages.list.map(({ code }) => code);
  const documents = Object.entries(config.documents ?? {}).map(([name, { file }]) => ({ name, file }));
  return [
    siteList(messagesList(content.path, codes), messageEntity),
    ...(documents.length > 0 ? [siteList(legalList(content.path, documents, codes), messageEntity)] : []),
    siteList(settingsList(files.config.file), settingEntity),
  ];
}
