import { dirname, join } from 'node:path';
import { type Broadcast, broadcastsFile, sharedFolder } from '../../../../engine/district/broadcast';
import { writeFileAtomically } from '../../../../server/files/write-file';
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

/** Writes the layer of the district with one more broadcast, which is for this site; where it is. */
async function makeLayer(content: DeskContent, author: string, broadcast: Broadcast, folder: string) {
  const { site } = await content.open(author);
  const { sites: _sites, talukas: _talukas, ...forAll } = broadcast;
  const others = (site.content.district?.broadcasts ?? []).filter(({ id }) => id !== broadcast.id);
  await writeFileAtomically(
    join(folder, broadcastsFile),
    JSON.stringify({ broadcasts: [forAll, ...others] }),
  );
  return { folder, site: content.options.place.shared?.site ?? '' };
}

/**
 * Opens the site with the drafts of a person for a visitor alone; where it is.
 * @param broadcast of the district, which the site shows as if it was published
 */
export async function openPreview(
  content: DeskContent,
  author: string,
  { name: person }: ContentVisitor,
  broadcast?: Broadcast,
): Promise<{ path: string }> {
  const { previews, place, desk } = content.options;
  const editable = await editableLists(content, author);
  const makeFolder = async (folder: string) => ({
    config: await makePreviewFolder(content, author, folder),
    ...(broadcast && {
      shared: await makeLayer(content, author, broadcast, join(dirname(folder), sharedFolder)),
    }),
  });
  const token = await previews.open({ person, place, makeFolder, editable });
  await desk.log.add(person, 'previewed');
  return { path: previewAddress(token) };
}
