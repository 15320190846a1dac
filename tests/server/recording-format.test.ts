import { expect, test } from 'vitest';
import { recordingFormat } from '../../src/server/media/recording-format';

const bytes = (head: string) => Buffer.from(head, 'latin1');

test.each([
  ['\0\0\0\x20ftypM4A \0', 'm4a'],
  ['\0\0\0\x18ftypmp42\0', 'm4a'],
  ['\0\0\0\x18ftyp3gp4\0', 'm4a'],
  ['ID3\x04\0\0', 'mp3'],
  ['\xff\xfb\x90\x44', 'mp3'],
  ['OggS\0\x02', 'ogg'],
  ['MZ\x90\0', null],
  ['%PDF-1.7', null],
  ['\0\0\0\x18ftypheic\0', null],
  ['\xff\xd8\xff\xe0', null],
  ['', null],
])('the format of a recording is found from its bytes: %j', (head, format) => {
  expect(recordingFormat(bytes(head))).toBe(format);
});
