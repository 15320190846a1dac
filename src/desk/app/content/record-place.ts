import { orderId } from '../../api/content-api';
import { isArrangement, textLists } from '../../api/text-lists';

/** The path of a list in the app. */
export function listPlace(list: string): string {
  return `/content/${encodeURIComponent(list)}`;
}

/** The path of the screen that edits a record: that of its list where records have none of their own. */
export function recordPlace(list: string, id: string): string {
  const isOfList = id === orderId || isArrangement(list) || list === textLists.colours;
  return isOfList ? listPlace(list) : `${listPlace(list)}/${encodeURIComponent(id)}`;
}
