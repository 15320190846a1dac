import type { DeskContent, ContentVisitor } from '../desk-content';
import type { PreviewedList } from './previews';
import { makePreviewFolder } from './preview-folder';
import { previewAddress } from './preview-routes';

/** The lists that pages show, with their titles in the languages of the site. */
async function editableLists(content: DeskContent, author: string): Promise<readonly PreviewedList[]> {
  const codes = content.options.checked.config.languages.list.map(({ code }) => code);
  const { lists } = await content.open(author);
  return lists.lists.flatMap((list) => {
    const titles = Object.fromEntries(codes.map((code) => [code, content.titleOf(list, code)]));
    const pages = list.pages.flatMap(({ path }) => path ?? []);
    return pages.map((page) => ({ page, name: list.list.name, titles }));
  });
}

/** Opens the site with the drafts of a person for a visitor alone; where it is. */
export async function openPreview(
  content: DeskContent,
  author: string,
  { name: person }: ContentVisitor,
): Promise<{ path: string }> {
  const { previews, place, desk } = content.options;
  const editable = await editableLists(content, author);
  const makeFolder = (folder: string) => makePreviewFolder(content, author, folder);
  const token = await previews.open({ person, place, makeFolder, editable });
  await desk.log.add(person, 'previewed');
  return { path: previewAddress(token) };
}
