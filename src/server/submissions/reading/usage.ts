/** The commands that read and change submissions in the terminal. */
export const submissionsUsage = `npm run submissions -- list [--form question] [--person CONTACT] [--all] [--out FILE]
npm run submissions -- show REFERENCE
npm run submissions -- done REFERENCE
npm run submissions -- export --out FILE.csv [--form question] [--person CONTACT]
npm run submissions -- correct REFERENCE --field NAME --value TEXT
npm run submissions -- delete REFERENCE…
npm run submissions -- purge [--before YYYY-MM-DD]
npm run submissions -- take-back
npm run submissions -- reach --since YYYY-MM-DD [--out FILE.csv]
npm run submissions -- gateway

CONTACT is a telephone number or an e-mail address. purge without --before applies the config's retention period.
take-back returns what the retention period deleted in the last 30 days, as after a clock that was wrong.
correct overwrites one field, by the rules of its form; NAME is its name in the config.
gateway lists what waits for the gateway of the config (submissions.notify) and shows the key of its signatures.
--site HOST works with submissions to another address, such as an earlier one of this site.`;

/** Actions of commands that are logged. */
export type CommandAction =
  | 'submissions-listed'
  | 'submission-read'
  | 'submission-changed'
  | 'submission-corrected'
  | 'exported';
