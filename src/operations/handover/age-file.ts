import { createReadStream, createWriteStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { CommandError } from '../../server/command-line';

/** Ending of the name of an encrypted file. */
export const ageEnding = '.age';

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Writes a stream into a file that only its owner may read. */
async function writeStream(stream: ReadableStream<Uint8Array>, file: string): Promise<void> {
  await pipeline(stream, createWriteStream(file, { mode: 0o600 }));
}

const streamOf = (file: string): ReadableStream<Uint8Array> => Readable.toWeb(createReadStream(file));

/**
 * Encrypts a file in the age format (https://age-encryption.org/v1).
 * @param recipients public keys, `age1…`
 * @throws CommandError when one of them is no key
 */
export async function encryptFile(file: string, out: string, recipients: readonly string[]): Promise<void> {
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch (error) {
      throw new CommandError(`BACKUP_RECIPIENT: “${recipient}” is no key of age: ${reasonOf(error)}`);
    }
  }
  await writeStream(await encrypter.encrypt(streamOf(file)), out);
}

/** The lines of a file of keys that are keys; comments begin with `#`. */
async function readIdentities(file: string): Promise<readonly string[]> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new CommandError(`The file of the key cannot be read: ${reasonOf(error)}`);
  });
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const identities = lines.filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identities.length === 0)
    throw new CommandError(`${file} has no line that begins with AGE-SECRET-KEY-.`);
  return identities;
}

/**
 * Decrypts a file that `encryptFile` or `age` wrote.
 * @param keys path of a file with private keys, as `age-keygen` writes it
 * @throws CommandError when no key fits, or the file is damaged
 */
export async function decryptFile(file: string, out: string, keys: string): Promise<void> {
  const decrypter = new Decrypter();
  for (const identity of await readIdentities(keys)) decrypter.addIdentity(identity);
  try {
    await writeStream(await decrypter.decrypt(streamOf(file)), out);
  } catch (error) {
    throw new CommandError(`${file} cannot be decrypted with the keys of ${keys}: ${reasonOf(error)}`);
  }
}

/** Writes a new private key into a file that only its owner may read. @returns the public key @throws CommandError */
export async function writeNewKey(file: string): Promise<string> {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  try {
    await writeFile(file, `# public key: ${recipient}\n${identity}\n`, { flag: 'wx', mode: 0o600 });
  } catch (error) {
    throw new CommandError(`The key was not written: ${reasonOf(error)}`);
  }
  return recipient;
}
