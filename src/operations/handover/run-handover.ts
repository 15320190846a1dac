import { mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseCommandLine, UsageError } from '../../server/command-line';
import type { Environment } from '../../server/environment';
import { ageEnding, decryptFile } from './age-file';
import { type HandoverPlace, placeOf } from './handover-place';
import { type Restored, restoreHandover } from './restore-handover';
import { type HandoverSummary, writeHandover } from './write-handover';

export const handoverUsage = `npm run handover -- --out FILE.tar.gz [--site NAME] [--earlier HOST]
npm run handover -- --restore FILE.tar.gz [--site NAME] [--key FILE]

--out writes the content with its history, the config, what visitors sent, notes, people and logs into one file.
--restore puts all of it where SITE_CONFIG and DATA_DIR or DATABASE_URL say, and overwrites nothing.
--key names the file with the private key of an encrypted backup (FILE.tar.gz.age).
NAME is the folder of a site of SITES_DIR. HOST is an earlier address of the site whose submissions are included; several may be named.`;

const options = {
  out: { type: 'string' },
  restore: { type: 'string' },
  key: { type: 'string' },
  site: { type: 'string' },
  earlier: { type: 'string', multiple: true },
} as const;

/** A command of `handoverUsage`. */
type HandoverCommand = { readonly site: string | undefined } & (
  | { readonly name: 'write'; readonly out: string; readonly earlier: readonly string[] }
  | { readonly name: 'restore'; readonly archive: string; readonly key: string | undefined }
);

/** Reads the command line. @throws CommandError */
export function readHandoverCommand(args: readonly string[]): HandoverCommand {
  const { out, restore, site, earlier, key } = parseCommandLine(args, {
    usage: handoverUsage,
    options,
  }).values;
  if (out !== undefined && restore !== undefined)
    throw new UsageError('--out and --restore exclude each other.', handoverUsage);
  if (restore !== undefined) {
    if (earlier !== undefined) throw new UsageError('--earlier belongs to --out.', handoverUsage);
    if (restore === '') throw new UsageError('--restore needs a file.', handoverUsage);
    if (restore.endsWith(ageEnding) && !key)
      throw new UsageError(
        'The archive is encrypted: name the file of its key with --key FILE.',
        handoverUsage,
      );
    return { name: 'restore', archive: restore, site, key };
  }
  if (out === undefined || out === '')
    throw new UsageError('Name the file: --out FILE.tar.gz, or --restore FILE.tar.gz.', handoverUsage);
  return { name: 'write', out, earlier: earlier ?? [], site };
}

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

function tellWritten(out: string, summary: HandoverSummary): string {
  const { site, files, hasHistory, submissions, people, bytes, checksum, links, otherHosts } = summary;
  const history = hasHistory
    ? 'with their history'
    : 'without a history, since the content folder has no Git repository';
  return [
    `${out} has ${site}: ${counted(files, 'file')} of content ${history}, ${counted(submissions, 'submission')} ` +
      `and ${people === 1 ? '1 person' : `${people} people`} of the desk (${Math.ceil(bytes / 1000)} kB).`,
    `SHA-256: ${checksum}`,
    ...links.map((link) => `“${link}” is a symbolic link and left out.`),
    ...(otherHosts.length > 0
      ? [
          `The database also has submissions to ${otherHosts.join(', ')}. Was that this site? Then repeat with --earlier.`,
        ]
      : []),
    'It holds names, telephone numbers and messages of citizens: hand it over in person or encrypted, and delete other copies.',
    '',
  ].join('\n');
}

function tellRestored({
  place,
  restored,
}: {
  place: { config: string; dataDir: string };
  restored: Restored;
}): string {
  const { manifest, publicAddress, invitations } = restored;
  const base = new URL('/desk/invitation', publicAddress).href;
  const variables = `SITE_CONFIG=${place.config} DATA_DIR=${place.dataDir}`;
  return [
    `${manifest.site} of ${manifest.createdAt} is restored in ${place.config}.`,
    '',
    '1. Stop the earlier server, so that nobody sends messages to it.',
    `2. npm run check -- ${place.config}`,
    `3. Start the site, with the variables that the server has: ${variables} npm start`,
    invitations.length === 0
      ? '4. Invite people to the desk: npm run desk -- invite NAME --role publisher'
      : '4. Send each person of the desk their own link. It works once, within 48 hours:',
    ...invitations.map(({ name, role, token }) => `   ${name} (${role}): ${base}#${token}`),
    '5. Delete the archive, or keep it encrypted.',
    '',
  ].join('\n');
}

/** Inputs of the command. */
interface HandoverContext {
  readonly environment: Environment;
  readonly engineFolder: string;
  readonly now: Date;
  readonly write: (text: string) => void;
  /** Receives a line at the start of each step. */
  readonly say: (line: string) => void;
}

/** Restores an archive, which is decrypted beside itself first where it has a key. */
async function restoreArchive(
  { archive, key }: Extract<HandoverCommand, { name: 'restore' }>,
  place: HandoverPlace,
  say: (line: string) => void,
): Promise<Restored> {
  if (key === undefined) return restoreHandover({ archive, place, say });
  const folder = await mkdtemp(join(dirname(archive), '.decrypted-'));
  try {
    const plain = join(folder, 'archive.tar.gz');
    say('Decrypting the archive …');
    await decryptFile(archive, plain, key);
    return await restoreHandover({ archive: plain, place, say });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Runs a command of `handoverUsage`. @throws CommandError */
export async function runHandover(
  command: HandoverCommand,
  { environment, engineFolder, now, write, say }: HandoverContext,
): Promise<void> {
  const place = await placeOf(environment, command.site);
  if (command.name === 'write') {
    const { out, earlier } = command;
    write(tellWritten(out, await writeHandover({ place, out, earlier, engineFolder, now, say })));
  } else {
    write(tellRestored({ place, restored: await restoreArchive(command, place, say) }));
  }
}
