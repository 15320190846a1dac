import { CommandError } from '../../server/command-line';

/** A reason why a site cannot be exported; the message is for the person who started the export. */
export class ExportError extends CommandError {}
