import { textLists } from '../../../api/text-lists';
import type { EditableList } from '../editable-list';
import { configValuesList } from './config-values-list';

/** The list of the settings in the site config that are texts: the name of the site. */
export function settingsList(file: string): EditableList {
  return configValuesList(textLists.settings, file, () => [{ path: ['displayName'], field: 'text' }]);
}
