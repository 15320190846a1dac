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

/** A picture or a document: a file that is sent, or for a document the address of one elsewhere. */
export function FileInput({ id, kind, title, value, ratio, onChange }: InputProps) {
  const say = useSay();
  const text = asText(value);
  const change = (file: string) => {
    onChange(file === '' ? undefined : file);
  };
  return (
    <Place id={id} tabIndex={-1}>
      <UploadField
        kind={kind === 'image' ? 'picture' : 'document'}
        label={title}
        value={text}
        ratio={ratio}
        onChange={change}
      />
      {kind === 'document' && !text.startsWith('documents/') && (
        <TextField label={say('form.fileAddress')} isOptional type="url" value={text} onChange={change} />
      )}
    </Place>
  );
}
