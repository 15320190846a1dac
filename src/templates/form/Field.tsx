import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { formFieldKinds } from '../../engine/form/field-kinds';
import { Icon } from '../../site/ui/picture/Icon';
import type { FieldView } from './bind';
import { FieldControl } from './FieldControl';

const TickLabel = styled('label')`
  display: flex;
  gap: 14px;
  align-items: center;
  min-height: 44px;
  font-size: var(--control);
  line-height: 1.45;
  cursor: pointer;
  & > input {
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: var(--accent);
  }
`;

interface FieldProps {
  readonly field: FieldView;
  readonly id: string;
  /** Validation message, or null. */
  readonly problem: string | null;
  /** Values by name of its controls. */
  readonly values: Readonly<Record<string, string>>;
  readonly readOnly: boolean;
  /** Whether the browser enforces the maximum length: only without script, which otherwise reports it. */
  readonly enforcesMaxLength: boolean;
}

/** A field: label, hint, validation message and control. */
export function Field({ field, id, problem, values, readOnly, enforcesMaxLength }: FieldProps) {
  const intl = useIntl();
  const { label, hint, required, autocomplete, maxLength, attributes } = field;
  const [hintId, problemId] = [`${id}-hint`, `${id}-problem`];
  const described = [problem === null ? '' : problemId, hint === null ? '' : hintId]
    .filter(Boolean)
    .join(' ');
  const control = (
    <FieldControl
      field={field}
      id={id}
      values={values}
      value={values[field.name] ?? ''}
      attributes={{
        required,
        readOnly,
        maxLength: enforcesMaxLength ? (maxLength ?? undefined) : undefined,
        autoComplete: autocomplete ?? undefined,
        'aria-describedby': described || undefined,
        ...attributes,
      }}
    />
  );
  const isTicked = formFieldKinds[field.kind].control === 'checkbox';
  return (
    <FormControl
      fullWidth
      error={problem !== null}
      data-field=""
      data-wrong={problem === null ? undefined : ''}
    >
      {!isTicked && (
        <FormLabel htmlFor={id}>
          {label}
          {!required && <span> {intl.formatMessage({ id: 'form.optional' })}</span>}
        </FormLabel>
      )}
      {hint !== null && (
        <FormHelperText error={false} id={hintId}>
          {hint}
        </FormHelperText>
      )}
      {problem !== null && (
        <FormHelperText id={problemId}>
          <Icon name="circle-alert" />
          <span>{problem}</span>
        </FormHelperText>
      )}
      {isTicked ? (
        <TickLabel>
          {control}
          <span>{label}</span>
        </TickLabel>
      ) : (
        control
      )}
    </FormControl>
  );
}
