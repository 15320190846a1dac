import type { FastifyInstance } from 'fastify';
import type { PictureStore } from '../../server/media/picture-store';
import type { ServerOptions } from '../../server/start/server-options';
import { addPreview } from './content/preview/preview-routes';
import { type OpenPreviewApp, openPreviews } from './content/preview/previews';
import { findEditor } from './desk-session';
import { openSharedUploads } from './files/shared-uploads';
import { addMailer } from './mail/mailer';
import { removedFolder } from './files/removed-files';
import { openUploads } from './files/uploads';
import { addNotifier } from './push/notifier';
import { deskRoutes, type DeskRoutesOptions } from './routes';

interface AddDeskOptions
  extends
    Omit<ServerOptions, 'desk'>,
    Pick<DeskRoutesOptions, 'desk' | 'store' | 'isForwarded' | 'icons' | 'folderSites' | 'push'> {
  readonly pictures: PictureStore;
  readonly openPreview: OpenPreviewApp;
}

/** Adds the desk to the app of a site. */
export async function addDesk(app: FastifyInstance, options: AddDeskOptions): Promise<void> {
  const { desk, environment, openPreview, place, now = () => new Date() } = options;
  const openShared = async () => {
    const { database, site } = await desk();
    return openSharedUploads(database, site, now);
  };
  const { dataDir, databaseUrl } = environment;
  const { config, folder } = options.checked;
  const uploads = openUploads({
    dataDir,
    removed: removedFolder(folder),
    shared: databaseUrl === undefined ? null : openShared,
  });
  const previews = openPreviews(dataDir, openPreview);
  addPreview(app, { config, previews, findEditor: async (request) => findEditor(await desk(), request) });
  await addMailer(app, {
    ...options,
    mail: environment.mail,
    backupDir: environment.backupDir,
  });
  addNotifier(app, options);
  await app.register(deskRoutes({ ...options, place, now, uploads, previews }));
}
