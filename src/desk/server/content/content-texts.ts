import type { CheckedSite } from '../../../engine/site/checked-site';
import type { ConfigText } from '../../../engine/site-config.generated';
import { entityTitle } from '../../api/fields/field-words';
import { textLists } from '../../api/text-lists';
import { type DeskMessage, deskMessages } from '../../messages/desk-messages';
import { messageFormat } from '../../../server/site/message-format';
import { siteTexts } from '../../../server/submissions/site-texts';
import type { SiteList } from './site-lists';

/** Says texts about the content of a site in a language of the desk. */
export interface ContentTexts {
  readonly text: (text: ConfigText, language: string) => string;
  readonly listTitle: (list: SiteList, language: string) => string;
}

/** Titles of the lists that are no sources. */
const textTitles: Readonly<Record<string, DeskMessage>> = {
  [textLists.messages]: 'content.messages',
  [textLists.legal]: 'content.legal',
  [textLists.settings]: 'content.settings',
  [textLists.colours]: 'content.colours',
  [textLists.menu]: 'content.menu',
  [textLists.home]: 'content.home',
  [textLists.glossary]: 'content.glossary',
};

/** Titles of sections that a title of a list is made of. */
const mostTitles = 3;

/** Makes the texts of a site's content. */
export function contentTexts(checked: CheckedSite): ContentTexts {
  const texts = siteTexts(checked);
  return {
    text: (text, language) => texts.in(text, language),
    listTitle: ({ titles, entity, list, isOfCategories }, language) => {
      const { messages } = deskMessages(language);
      if (list.name === checked.config.council.source) return messages['content.council'];
      const ofTexts = textTitles[list.name];
      if (ofTexts) return messages[ofTexts];
      const said = [...new Set(titles.slice(0, mostTitles).map((title) => texts.in(title, language)))];
      const title = said.length === 0 ? entityTitle(entity, list.name, language) : said.join(' · ');
      if (!isOfCategories) return title;
      return String(messageFormat(messages['content.categories'], 'en').format({ title }));
    },
  };
}
