import type { Components } from '@mui/material/styles';
import { fieldStyles } from '../field-styles';

type FieldOverrides = Pick<
  Components,
  'MuiFormControl' | 'MuiFormLabel' | 'MuiFormHelperText' | 'MuiOutlinedInput'
>;

/** Fields with the label above, and the validation message before the control, where screen magnifiers find it. */
export const fieldOverrides: FieldOverrides = {
  MuiFormControl: {
    styleOverrides: {
      root: {
        '&[data-wrong]': { paddingInlineStart: 16, borderInlineStart: '4px solid var(--error)' },
      },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        ...fieldStyles.label,
        '&, &.Mui-focused, &.Mui-error': { color: 'inherit' },
        '& > span': { color: 'var(--ink-soft)', fontWeight: 400 },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        ...fieldStyles.hint,
        '&.Mui-error': {
          display: 'flex',
          gap: 8,
          margin: '0 0 8px',
          color: 'var(--error)',
          fontSize: 'inherit',
          fontWeight: 700,
        },
        '& > svg': { marginTop: '0.15em' },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        padding: 0,
        color: 'inherit',
        font: 'inherit',
        lineHeight: 1.5,
        '&.MuiInputBase-multiline': { padding: 0 },
      },
      notchedOutline: { display: 'none' },
      input: {
        ...fieldStyles.input,
        '&[type=date], &[inputmode]': { maxWidth: 240 },
        '&[aria-invalid=true]': fieldStyles.wrong,
        // Five lines.
        'textarea&': { minHeight: 'calc(8em + 22px)', resize: 'vertical' },
        // The copy in which MUI measures the text.
        'textarea&[aria-hidden]': { minHeight: 0, maxWidth: '100%' },
      },
    },
  },
};
