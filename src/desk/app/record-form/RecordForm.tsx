// The packages' main files import a validator that compiles schemas.
import Form from '@rjsf/core/lib/components/Form.js';
import {
  type FieldTemplateProps,
  type RJSFSchema,
  TranslatableString,
  type ValidatorType,
} from '@rjsf/utils';
import { useMemo } from 'react';
import type { ContentList, ContentProblem, ContentRecord } from '../../api/content-api';
import { isObject } from '../../../engine/json/json';
import { CommonField } from './CommonField';
import type { RecordFormContext, TextsInReview } from './form-context';
import { formSchema, formUi } from './form-schema';
import { MoveDownButton, MoveUpButton, RemoveButton } from './ItemButtons';
import { problemErrors, problemNotes } from './problem-errors';
import { RecordItemTemplate } from './RecordItemTemplate';
import { RecordsTemplate } from './RecordsTemplate';
import { RecordTemplate } from './RecordTemplate';
import { TranslatedField } from './TranslatedField';

/** Stands in for a validator, which would compile schemas in the browser: the server checks records, and says what is wrong. */
const noValidator: ValidatorType<unknown, RJSFSchema, RecordFormContext> = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};

/** Fields show their label, hint and mistakes themselves. */
function FieldTemplate({ children }: FieldTemplateProps<unknown, RJSFSchema, RecordFormContext>) {
  return <>{children}</>;
}

const fields = { common: CommonField, translated: TranslatedField };
const templates = {
  FieldTemplate,
  ObjectFieldTemplate: RecordTemplate,
  ArrayFieldTemplate: RecordsTemplate,
  ArrayFieldItemTemplate: RecordItemTemplate,
  ButtonTemplates: { MoveUpButton, MoveDownButton, RemoveButton },
};

const nothingOlder: TextsInReview = { older: [], confirm: async () => {} };

interface RecordFormProps {
  readonly list: Pick<ContentList, 'entity' | 'translated' | 'languages' | 'choices'>;
  readonly record: ContentRecord;
  /** The mistakes that the server found. */
  readonly problems: readonly ContentProblem[];
  /** Names of the fields that are shown on demand. */
  readonly rare?: readonly string[];
  readonly review?: TextsInReview;
  /** Receives the whole record with each change. */
  readonly onChange: (record: ContentRecord) => void;
}

/** The form of a record: its fields are those of the schema of the list. */
export function RecordForm({
  list,
  record,
  problems,
  rare = [],
  review = nothingOlder,
  onChange,
}: RecordFormProps) {
  const shape = useMemo(() => ({ schema: formSchema(list), uiSchema: formUi(list) }), [list]);
  const errors = useMemo(() => problemErrors(problems), [problems]);
  const notes = useMemo(() => problemNotes(problems), [problems]);
  const { languages, choices } = list;
  return (
    <Form<unknown, RJSFSchema, RecordFormContext>
      {...shape}
      tagName="div"
      idSeparator="_"
      validator={noValidator}
      fields={fields}
      templates={templates}
      formContext={{ languages, choices, rare, review, notes }}
      formData={record}
      extraErrors={errors}
      showErrorList={false}
      noHtml5Validate
      translateString={(text) => (text === TranslatableString.EmptyArray ? '' : text)}
      experimental_defaultFormStateBehavior={{
        arrayMinItems: { populate: 'never' },
        emptyObjectFields: 'skipDefaults',
      }}
      onChange={({ formData }) => {
        if (isObject(formData)) onChange({ ...formData });
      }}
    >
      {/* It is saved while typing, without a button. */}
      <></>
    </Form>
  );
}
