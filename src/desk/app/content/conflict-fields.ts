import type { ContentList } from '../../api/content-api';
import { isObject, objectOf } from '../../../engine/json/json';

/** The titles of fields of a conflict, such as `title.GU`; none for the whole record and for what is not in the form. */
export function conflictFields(
  { entity, languages }: Pick<ContentList, 'entity' | 'languages'>,
  conflicts: readonly string[],
): readonly string[] {
  const fields = objectOf(entity.properties);
  return conflicts.flatMap((conflict) => {
    const [name = '', code] = conflict.split('.');
    const field = fields[name];
    if (!isObject(field)) return [];
    const title = typeof field.title === 'string' ? field.title : name;
    const language = languages.find((one) => one.code === code)?.name ?? code;
    return [language === undefined ? title : `${title} (${language})`];
  });
}
