import Button from '@mui/material/Button';
import styled from '@emotion/styled';
import { lazy, Suspense, useRef } from 'react';
import {
  type FileKind,
  largestDocument,
  largestRecording,
  largestPicture,
  previewUrl,
} from '../../api/files-api';
import { useSay } from '../language/use-say';
import { ProblemAlert } from '../parts/ProblemAlert';
import { Waiting } from '../parts/States';
import { FileButton } from './FileButton';
import { FilePreview } from './FilePreview';
import { Progress } from './Progress';
import { type PictureArea, shrinkPicture } from './shrink-picture';
import { useCrop } from './use-crop';
import { type OutgoingFile, useUpload } from './use-upload';

const CropDialog = lazy(() => import('./CropDialog'));

const Field = styled('div')`
  display: grid;
  gap: 12px;
  & > div:empty {
    display: none;
  }
`;

const Buttons = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  & > .capture {
    display: none;
  }
  @media (pointer: coarse) {
    & > .capture {
      display: inline-flex;
    }
  }
`;

const accepted = {
  picture: 'image/*,.heic,.heif',
  document: 'application/pdf,.pdf',
  recording: 'audio/*,.m4a,.mp3,.ogg',
} as const;
const largest = { picture: largestPicture, document: largestDocument, recording: largestRecording } as const;

const chooseWords = {
  picture: 'files.choosePicture',
  document: 'files.chooseDocument',
  recording: 'files.chooseRecording',
} as const;

/** What phones open: the camera, or a program that records. */
const captured = {
  picture: { accept: 'image/*', captures: 'environment' },
  recording: { accept: 'audio/*', captures: 'user' },
} as const;
const captureWords = { picture: 'files.takePicture', recording: 'files.takeRecording' } as const;

interface UploadFieldProps {
  readonly kind: FileKind;
  /** Name of the field, for screen readers. */
  readonly label: string;
  /** `pictures/….webp`, `documents/….pdf`, or an address; '' for none. */
  readonly value: string;
  /** Width divided by height of the place in which pages show the picture; it is cropped to it. */
  readonly ratio?: number | undefined;
  /** Receives the new file, and the title that its name gives ('' for none). */
  readonly onChange: (value: string, title: string) => void;
}

/** A field for a picture, a PDF or a recording: chosen or taken, cropped and made small here, and sent with its progress. */
export function UploadField({ kind, label, value, ratio, onChange }: UploadFieldProps) {
  const say = useSay();
  const { cropping, ask, end } = useCrop(kind === 'picture' ? ratio : undefined);
  const wasAsked = useRef(false);
  /** Asks about a picture that this browser could not show before the server converted it, such as a HEIC. */
  const askAboutKept = async (file: string, name: string) => {
    if (ratio === undefined) return;
    const response = await fetch(previewUrl(file)).catch(() => null);
    if (response?.ok) await ask({ file: await response.blob(), name });
  };
  const { upload, send, fail, cancel } = useUpload(kind, (file, title) => {
    onChange(file, title);
    if (!wasAsked.current) void askAboutKept(file, title);
  });

  const shrinkAndSend = async ({ file, name }: OutgoingFile, area: PictureArea | null) => {
    const smaller = kind === 'picture' ? await shrinkPicture(file, area) : file;
    const outgoing = { file: smaller, name };
    if (smaller.size > largest[kind]) fail('file-large', outgoing);
    else await send(outgoing);
  };
  const choose = async (file: File) => {
    const outgoing = { file, name: file.name };
    wasAsked.current = await ask(outgoing);
    if (!wasAsked.current) await shrinkAndSend(outgoing, null);
  };

  return (
    <Field role="group" aria-label={label}>
      {value !== '' && <FilePreview kind={kind} value={value} />}
      {upload.state === 'sending' ? (
        <Progress part={upload.part} onCancel={cancel} />
      ) : (
        <Buttons>
          {upload.state === 'failed' && (
            <Button variant="contained" onClick={() => void send(upload.outgoing)}>
              {say('files.again')}
            </Button>
          )}
          <FileButton
            text={say(chooseWords[kind])}
            accept={accepted[kind]}
            onChoose={(file) => void choose(file)}
          />
          {kind !== 'document' && (
            <FileButton
              className="capture"
              text={say(captureWords[kind])}
              {...captured[kind]}
              onChoose={(file) => void choose(file)}
            />
          )}
          {value !== '' && (
            <Button
              variant="text"
              onClick={() => {
                onChange('', '');
              }}
            >
              {say('files.remove')}
            </Button>
          )}
        </Buttons>
      )}
      <ProblemAlert problem={upload.state === 'failed' ? upload.problem : null} />
      {cropping && ratio !== undefined && (
        <Suspense fallback={<Waiting />}>
          <CropDialog
            picture={cropping.url}
            ratio={ratio}
            onCancel={end}
            onChoose={(area) => {
              wasAsked.current = true;
              end();
              void shrinkAndSend(cropping, area);
            }}
          />
        </Suspense>
      )}
    </Field>
  );
}
