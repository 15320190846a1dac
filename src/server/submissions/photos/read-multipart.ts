import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import busboy from '@fastify/busboy';
import { largestPhoto } from '../../../engine/form/photos';
import { bodyLimit } from '../accepted-bodies';
import type { MemoryBudget } from './memory-budget';

/** A file of a post. `too-large`: of more bytes than a photo may have; `busy`: there was no memory for it. */
export interface SentFile {
  readonly field: string;
  readonly content: Buffer | 'too-large' | 'busy';
}

/** A post of type `multipart/form-data`. */
export interface MultipartPost {
  readonly texts: URLSearchParams;
  readonly files: readonly SentFile[];
}

/** Most files that are counted; of the others nothing is kept. The parser has a limit as well, after which it does not end. */
const mostFiles = 20;

/** Bytes that a text counts beside its own, so that the number of texts has a limit. */
const bytesOfText = 16;

/** Bytes after which the rest of a post is not awaited: a file that is too large is read until then, so that the visitor gets an answer. */
const mostBytes = 60_000_000;

interface ReadOptions {
  readonly headers: IncomingHttpHeaders;
  readonly budget: MemoryBudget;
}

/** Memory that a post holds. */
interface HeldMemory {
  readonly take: (bytes: number) => boolean;
  readonly release: () => void;
}

function holdMemory(budget: MemoryBudget): HeldMemory {
  let held = 0;
  return {
    take: (bytes) => {
      if (!budget.take(bytes)) return false;
      held += bytes;
      return true;
    },
    release: () => {
      budget.giveBack(held);
      held = 0;
    },
  };
}

/**
 * Reads a post with files and passes it to `use`, during which the memory of the files counts. Rejects with the status 400 for a
 * body that is no such post, and 413 for too much text.
 */
export async function withMultipart<Result>(
  body: Readable,
  { headers, budget }: ReadOptions,
  use: (post: MultipartPost) => Promise<Result>,
): Promise<Result> {
  const memory = holdMemory(budget);
  try {
    return await use(await read(body, headers, memory));
  } finally {
    memory.release();
  }
}

const failure = (statusCode: number, message: string): Error =>
  Object.assign(new Error(message), { statusCode });

function parserOf(headers: IncomingHttpHeaders) {
  try {
    return busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: { fileSize: largestPhoto, fieldSize: bodyLimit, headerPairs: 20 },
    });
  } catch {
    throw failure(400, 'The body is no multipart/form-data.');
  }
}

/** Keeps the bytes of a file while there is memory for them. */
function keepFile(stream: Readable & { truncated: boolean }, memory: HeldMemory): () => SentFile['content'] {
  let chunks: Buffer[] = [];
  let isBusy = false;
  stream.on('data', (chunk: Buffer) => {
    isBusy ||= !memory.take(chunk.byteLength);
    if (isBusy || stream.truncated) chunks = [];
    else chunks.push(chunk);
  });
  return () => {
    if (stream.truncated) return 'too-large';
    return isBusy ? 'busy' : Buffer.concat(chunks);
  };
}

function read(body: Readable, headers: IncomingHttpHeaders, memory: HeldMemory): Promise<MultipartPost> {
  const parser = parserOf(headers);
  const texts = new URLSearchParams();
  const found: {
    readonly field: string;
    readonly name: string;
    readonly content: () => SentFile['content'];
  }[] = [];
  let textBytes = 0;
  let bytes = 0;
  return new Promise((resolve, reject) => {
    const stop = (error: Error) => {
      body.unpipe(parser);
      body.resume();
      reject(error);
    };
    const finish = () => {
      const files = found.map(({ field, name, content }) => ({ field, name, content: content() }));
      // A field for files in which nothing was chosen is sent as a file without a name.
      const chosen = files.filter(
        ({ name, content }) => name !== '' || typeof content === 'string' || content.byteLength > 0,
      );
      resolve({ texts, files: chosen.map(({ field, content }) => ({ field, content })) });
    };
    body.on('data', (chunk: Buffer) => {
      bytes += chunk.byteLength;
      if (bytes <= mostBytes) return;
      body.unpipe(parser);
      body.pause();
      finish();
    });
    body.once('error', stop);
    body.once('aborted', () => stop(failure(400, 'The body is incomplete.')));
    parser.on('field', (name: string, value: string) => {
      textBytes += bytesOfText + Buffer.byteLength(name) + Buffer.byteLength(value);
      if (textBytes > bodyLimit) stop(failure(413, 'The text is too long.'));
      else texts.append(name, value);
    });
    parser.on(
      'file',
      (field: string, stream: Readable & { truncated: boolean }, name: string | undefined) => {
        stream.on('error', stop);
        if (found.length >= mostFiles) stream.resume();
        else found.push({ field, name: name ?? '', content: keepFile(stream, memory) });
      },
    );
    parser.once('error', () => stop(failure(400, 'The body is no multipart/form-data.')));
    parser.once('finish', finish);
    body.pipe(parser);
  });
}
