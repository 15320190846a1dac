import type { ComponentProps } from 'react';
import type { FieldView } from './bind';

/** What every control of a field gets. */
export interface ControlProps {
  readonly field: FieldView;
  readonly id: string;
  /** Values by name of its controls. */
  readonly values: Readonly<Record<string, string>>;
  readonly value: string;
  /** Attributes of the element that has the value. */
  readonly attributes: Pick<
    ComponentProps<'input'>,
    'required' | 'autoComplete' | 'aria-describedby' | 'min' | 'max' | 'inputMode' | 'readOnly' | 'maxLength'
  >;
}
