import { styled } from '@mui/material/styles';
import { useIntl } from 'react-intl';
import { Icon } from '../../ui/picture/Icon';
import type { FieldView } from './bind';
import { controls } from './controls';

const Box = styled('div')`
  position: relative;
  min-width: 0;
  & > label {
    display: block;
    margin-bottom: 6px;
    font-size: var(--control);
    font-weight: 700;
    line-height: 1.45;
  }
  & > label > span {
    color: var(--ink-soft);
    font-weight: 400;
  }
  & > .hint {
    margin: -2px 0 8px;
    color: var(--ink-soft);
    font-size: var(--small);
    line-height: 1.5;
  }
  & > .problem {
    display: flex;
    gap: 8px;
    margin-bottom: 8px;
    color: var(--error);
    font-weight: 700;
    line-height: 1.5;
  }
  & > .problem > svg {
    margin-top: 0.15em;
  }
  & input,
  & textarea,
  & select {
    display: block;
    width: 100%;
    min-height: 52px;
    padding: 10px 14px;
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius-control);
    background: var(--surface);
    line-height: 1.5;
    transition: border-color 120ms ease-out;
  }
  & input:hover,
  & textarea:hover,
  & select:hover {
    border-color: var(--ink);
  }
  & input[type='date'],
  & input[inputmode] {
    max-width: 240px;
  }
  & input[type='checkbox'] {
    flex: none;
    width: 24px;
    min-height: 24px;
    margin: 0;
    accent-color: var(--accent);
  }
  & > label[data-tick] > span {
    color: inherit;
  }
  & > label[data-tick] {
    display: flex;
    gap: 14px;
    align-items: center;
    min-height: 44px;
    margin-bottom: 0;
    font-weight: 400;
    cursor: pointer;
  }
  & textarea {
    /* Five lines. */
    min-height: calc(8em + 22px);
    resize: vertical;
  }
  /* The copy in which TextareaAutosize measures the text. Its width is updated some time after a resize: until then
     the field, which is its containing block, limits it. */
  & textarea[aria-hidden] {
    min-height: 0;
    max-width: 100%;
  }
  & select {
    appearance: none;
    padding-inline-end: 44px;
    text-overflow: ellipsis;
  }
  & .pick {
    position: relative;
    display: block;
  }
  & .pick > svg {
    position: absolute;
    inset-inline-end: 14px;
    top: calc(50% - 0.65em);
    pointer-events: none;
  }
  /* Browsers without it keep the arrow of their own. */
  @supports not (appearance: none) {
    & .pick > svg {
      display: none;
    }
  }
  &[data-wrong] {
    padding-inline-start: 16px;
    border-inline-start: 4px solid var(--error);
  }
  &[data-wrong] input,
  &[data-wrong] textarea,
  &[data-wrong] select {
    border: 2.5px solid var(--error);
  }
`;

interface FieldProps {
  readonly field: FieldView;
  readonly id: string;
  /** Validation message, or null. */
  readonly problem: string | null;
  readonly value: string;
  readonly readOnly: boolean;
  /** Whether the browser enforces the maximum length: only without script, which otherwise reports it. */
  readonly enforcesMaxLength: boolean;
}

/** A field: label, hint, validation message and control. */
export function Field({ field, id, problem, value, readOnly, enforcesMaxLength }: FieldProps) {
  const intl = useIntl();
  const { name, label, hint, required, autocomplete, maxLength, attributes } = field;
  const [hintId, problemId] = [`${id}-hint`, `${id}-problem`];
  const described = [problem === null ? '' : problemId, hint === null ? '' : hintId]
    .filter(Boolean)
    .join(' ');
  const Control = controls[field.kind];
  const control = (
    <Control
      field={field}
      readOnly={readOnly}
      maxLength={enforcesMaxLength ? (maxLength ?? undefined) : undefined}
      shared={{
        id,
        name,
        required,
        defaultValue: value,
        autoComplete: autocomplete ?? undefined,
        'aria-invalid': problem === null ? undefined : true,
        'aria-describedby': described || undefined,
        ...attributes,
      }}
    />
  );
  const isTicked = field.kind === 'checkbox';
  return (
    <Box data-field="" data-wrong={problem === null ? undefined : ''}>
      {!isTicked && (
        <label htmlFor={id}>
          {label}
          {!required && <span> {intl.formatMessage({ id: 'form.optional' })}</span>}
        </label>
      )}
      {hint !== null && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
      {problem !== null && (
        <p className="problem" id={problemId}>
          <Icon name="circle-alert" />
          <span>{problem}</span>
        </p>
      )}
      {isTicked ? (
        <label data-tick="">
          {control}
          <span>{label}</span>
        </label>
      ) : (
        control
      )}
    </Box>
  );
}
