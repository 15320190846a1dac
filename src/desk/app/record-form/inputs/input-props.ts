import type { ContentChoice } from '../../../api/content-api';
import type { FieldKind } from '../../../../engine/record/field-kinds';

/** Properties of the input of a kind of field. */
export interface InputProps {
  readonly id: string;
  readonly kind: FieldKind;
  /** Name of the field, where the label is not that of the input. */
  readonly title: string;
  readonly value: unknown;
  /** Receives undefined for an emptied field. */
  readonly onChange: (value: unknown) => void;
  readonly choices?: readonly ContentChoice[] | undefined;
  /** Width divided by height of the place of a picture on the pages. */
  readonly ratio?: number | undefined;
  /** BCP 47 tag of what is typed. */
  readonly lang?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly isWrong?: boolean;
  /** Name of an input without a label. */
  readonly ariaLabel?: string | undefined;
}
