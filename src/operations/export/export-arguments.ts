import { parseCommandLine, UsageError } from '../../server/command-line';
import { ExportError } from './export-error';

/** How the command is called. */
export const exportUsage = `npm run export -- --out FOLDER [--server URL] [--mirror] [--part K/N]

FOLDER receives the files; it is empty, or has the files of an earlier export. With SITES_DIR it receives a folder for each site.
URL is the address of a server of this site that receives its forms, such as https://forms.example.in.
--mirror is for a copy that a proxy serves while the server does not answer: pages say so, and from when they are.
K/N exports a part of the sites of SITES_DIR: 2/4 every fourth, from the second on. Without it, as many processes as processors share them.`;

/** Every `count`-th site, from the `first` on; both from 1. */
export interface ExportPart {
  readonly first: number;
  readonly count: number;
}

/** Arguments of the command line. */
export interface ExportArguments {
  readonly folder: string;
  readonly formServer: string | null;
  /** Whether the files are served while the site's server does not answer. */
  readonly mirror: boolean;
  /** The part of several sites; null for all of them. */
  readonly part: ExportPart | null;
}

/** The origin of a server. */
function readServer(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin =
    url !== null && ['http:', 'https:'].includes(url.protocol) && url.href === `${url.origin}/`;
  if (!isOrigin)
    throw new ExportError(`--server ${text}: expected an address such as https://forms.example.in`);
  return url.origin;
}

function readPart(text: string): ExportPart {
  const [, first = 0, count = 0] = (/^(\d{1,4})\/(\d{1,4})$/.exec(text) ?? []).map(Number);
  if (first < 1 || first > count) throw new ExportError(`--part ${text}: expected K/N, such as 2/4`);
  return { first, count };
}

const options = {
  out: { type: 'string' },
  server: { type: 'string' },
  mirror: { type: 'boolean' },
  part: { type: 'string' },
} as const;

/** Reads the command line. @throws CommandError for one that has mistakes */
export function readArguments(args: readonly string[]): ExportArguments {
  const {
    out = '',
    server,
    part,
    mirror = false,
  } = parseCommandLine(args, { usage: exportUsage, options }).values;
  if (out === '')
    throw new UsageError('--out is missing: name the folder that receives the files.', exportUsage);
  if (mirror && server !== undefined)
    throw new UsageError(
      '--mirror and --server exclude each other: the server is the one that does not answer.',
      exportUsage,
    );
  return {
    folder: out,
    mirror,
    formServer: server === undefined ? null : readServer(server),
    part: part === undefined ? null : readPart(part),
  };
}
