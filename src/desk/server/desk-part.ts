import type { FastifyInstance } from 'fastify';
import type { DeskPart, DeskPartOptions, SiteDesk } from '../../server/start/server-options';
import { addDesk } from './add-desk';
import { previewOpener } from './content/preview/preview-app';
import { readRepairedSite, readWholeSite } from './content/publish/read-repaired-site';
import { deskOpener } from './desk-opener';
import type { PasswordHashing } from './password-hashes';
import type { FolderSites } from './sites-routes';

/** Settings of a desk that the server of its site does not know. */
export interface DeskPartSettings {
  /** The sites of the folder that a site is in, for their operators. */
  readonly folderSites?: FolderSites;
  /** See `DeskOptions`. */
  readonly hashing?: PasswordHashing | undefined;
}

async function add(
  app: FastifyInstance,
  { createServer, ...options }: DeskPartOptions,
  { folderSites, hashing }: DeskPartSettings,
): Promise<SiteDesk> {
  const { environment, checked, now } = options;
  const { publicAddress } = checked.config;
  const operators = folderSites?.operators;
  const desk = deskOpener(app, { ...environment, publicAddress, operators, now, hashing });
  const openPreview = previewOpener(options, createServer);
  await addDesk(app, { ...options, ...(folderSites && { folderSites }), desk, openPreview });
  return {
    isInProgress: async (reference) => (await (await desk()).notes.of(reference))?.isInProgress === true,
    onRemoved: async (count) => {
      const { notes, log } = await desk();
      await notes.forgetRemoved();
      await log.add('', 'purged', String(count));
    },
  };
}

/** The desk as a part of the server. */
export function deskPart(settings: DeskPartSettings = {}): DeskPart {
  return {
    readRepaired: readRepairedSite,
    readWhole: readWholeSite,
    add: (app, options) => add(app, options, settings),
  };
}
