import { isObject } from '../json/json';

/** Whether the visitor asked for less data. @param navigator of a page or a worker */
export function savesData(navigator: object): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return isObject(connection) && connection.saveData === true;
}
