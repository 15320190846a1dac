import { PrimaryButton } from '../../site/ui/control/Button';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import styled from '@emotion/styled';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { lookupFields } from '../../engine/lookup/lookup';
import { Icon } from '../../site/ui/picture/Icon';

const Form = styled('form')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  max-width: 640px;
  & > button {
    justify-self: start;
  }
  @media print {
    display: none;
  }
`;

interface FieldProps {
  readonly name: 'reference' | 'contact';
  readonly autoComplete: string;
}

function Field({ name, autoComplete }: FieldProps) {
  const intl = useIntl();
  const id = useId();
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id}>{intl.formatMessage({ id: `track.${name}` })}</FormLabel>
      <FormHelperText id={`${id}-hint`}>{intl.formatMessage({ id: `track.${name}Hint` })}</FormHelperText>
      <OutlinedInput
        id={id}
        name={lookupFields[name]}
        inputProps={{
          required: true,
          maxLength: 200,
          autoComplete,
          spellCheck: false,
          'aria-describedby': `${id}-hint`,
        }}
      />
    </FormControl>
  );
}

/** The fields that find a submission; a plain post, with script and without. */
export function LookupForm({ action }: { readonly action: string }) {
  const intl = useIntl();
  return (
    <Form method="post" action={action}>
      <Field name="reference" autoComplete="off" />
      <Field name="contact" autoComplete="off" />
      <PrimaryButton type="submit">
        <Icon name="search" />
        {intl.formatMessage({ id: 'track.button' })}
      </PrimaryButton>
    </Form>
  );
}
