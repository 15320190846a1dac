import { useEffect, useRef, useState } from 'react';
import { filePaths, type FileKind, uploadedRecording } from '../../api/files-api';
import { type CallProblem, problemOf } from '../call-desk';
import { sendFile } from './send-file';

/** A file that is on its way. */
export interface OutgoingFile {
  readonly file: Blob;
  readonly name: string;
}

type Upload =
  | { readonly state: 'idle' }
  | { readonly state: 'sending'; readonly part: number }
  | { readonly state: 'failed'; readonly problem: CallProblem; readonly outgoing: OutgoingFile };

const idle: Upload = { state: 'idle' };

/** Sends files of a field, one at a time. One that no line took is kept, and sent again when there is a line. */
export function useUpload(kind: FileKind, onKept: (file: string, title: string) => void) {
  const [upload, setUpload] = useState<Upload>(idle);
  const sending = useRef<AbortController | null>(null);

  const cancel = () => {
    sending.current?.abort();
    sending.current = null;
    setUpload(idle);
  };

  const send = async (outgoing: OutgoingFile) => {
    const controller = new AbortController();
    sending.current = controller;
    setUpload({ state: 'sending', part: 0 });
    const onProgress = (part: number) => {
      if (sending.current === controller) setUpload({ state: 'sending', part });
    };
    try {
      const answer = await sendFile({
        path: filePaths[kind](outgoing.name),
        file: outgoing.file,
        onProgress,
        signal: controller.signal,
      });
      const { file, title } = uploadedRecording.parse(answer);
      setUpload(idle);
      onKept(file, title);
    } catch (error) {
      if (!controller.signal.aborted) setUpload({ state: 'failed', problem: problemOf(error), outgoing });
    }
  };

  const fail = (problem: CallProblem, outgoing: OutgoingFile) => {
    setUpload({ state: 'failed', problem, outgoing });
  };

  useEffect(() => {
    if (upload.state !== 'failed' || upload.problem !== 'offline') return undefined;
    const again = () => void send(upload.outgoing);
    window.addEventListener('online', again);
    return () => {
      window.removeEventListener('online', again);
    };
  });
  useEffect(() => () => sending.current?.abort(), []);

  return { upload, send, fail, cancel };
}
