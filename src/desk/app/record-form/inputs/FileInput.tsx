import styled from '@emotion/styled';
import { UploadField } from '../../files/UploadField';
import { useSay } from '../../language/use-say';
import { TextField } from '../../parts/TextField';
import type { InputProps } from './input-props';
import { asText } from './TextInput';

const Place = styled('div')`
  display: grid;
  gap: 14px;
`;

/** A picture, a document or a recording: a file that is sent, or the address of one elsewhere but for a picture. */
export function FileInput({ id, kind, title, value, ratio, onChange }: InputProps) {
  const say = useSay();
  const text = asText(value);
  const change = (file: string) => {
    onChange(file === '' ? undefined : file);
  };
  return (
    <Place id={id} tabIndex={-1}>
      <UploadField
        kind={kind === 'image' ? 'picture' : kind === 'audio' ? 'recording' : 'document'}
        label={title}
        value={text}
        ratio={ratio}
        onChange={change}
      />
      {kind !== 'image' && !text.startsWith('documents/') && (
        <TextField
          label={say(kind === 'audio' ? 'form.recordingAddress' : 'form.fileAddress')}
          isOptional
          type="url"
          value={text}
          onChange={change}
        />
      )}
    </Place>
  );
}
