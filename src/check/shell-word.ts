/** A text as one word of a shell command: in quotation marks where it has blanks or signs that mean something there. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}

/** The path of a config at the end of a command; nothing for the site in the folder of the engine. */
export function commandPath(configPath = 'path/to/site.config.json'): string {
  return configPath === 'site.config.json' ? '' : ` ${shellWord(configPath)}`;
}
