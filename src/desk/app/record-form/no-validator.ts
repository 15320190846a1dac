import type { RJSFSchema, ValidatorType } from '@rjsf/utils';
import type { RecordFormContext } from './form-context';

/** Stands in for a validator, which would compile schemas in the browser: the server checks records, and says what is wrong. */
export const noValidator: ValidatorType<unknown, RJSFSchema, RecordFormContext> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};
