import type { Components } from '@mui/material/styles';

type FieldOverrides = Pick<
  Components,
  'MuiFormControl' | 'MuiFormLabel' | 'MuiFormHelperText' | 'MuiOutlinedInput' | 'MuiNativeSelect'
>;

const border = '1.5px solid var(--line-strong)';

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
        marginBottom: 6,
        fontSize: 'var(--control)',
        fontWeight: 700,
        lineHeight: 1.45,
        '&, &.Mui-focused, &.Mui-error': { color: 'inherit' },
        '& > span': { color: 'var(--ink-soft)', fontWeight: 400 },
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '-2px 0 8px',
        color: 'var(--ink-soft)',
        fontSize: 'var(--small)',
        lineHeight: 1.5,
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
        boxSizing: 'border-box',
        height: 'auto',
        minHeight: 52,
        padding: '10px 14px',
        border,
        borderRadius: 'var(--radius-control)',
        background: 'var(--surface)',
        font: 'inherit',
        lineHeight: 1.5,
        transition: 'border-color 120ms ease-out',
        '&[type=date], &[inputmode]': { maxWidth: 240 },
        '&:hover': { borderColor: 'var(--ink)' },
        '&[aria-invalid=true]': { border: '2.5px solid var(--error)' },
        '&:focus-visible': { boxShadow: '0 0 0 2px var(--focus), 0 0 0 5px var(--focus-halo)' },
        // Five lines.
        'textarea&': { minHeight: 'calc(8em + 22px)', resize: 'vertical' },
        // The copy in which MUI measures the text.
        'textarea&[aria-hidden]': { minHeight: 0, maxWidth: '100%' },
      },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: { '&&&': { minHeight: 52, paddingInlineEnd: 44, textOverflow: 'ellipsis' } },
      icon: {
        insetInlineEnd: 14,
        insetInlineStart: 'auto',
        top: 'calc(50% - 0.65em)',
        color: 'inherit',
        // Browsers without it keep the arrow of their own.
        '@supports not (appearance: none)': { display: 'none' },
      },
    },
  },
};
