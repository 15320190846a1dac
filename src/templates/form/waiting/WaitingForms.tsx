import { useEffect, useSyncExternalStore, type ReactElement, type Ref, type RefObject } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../../site/ui/control/Button';
import { useContent } from '../../content';
import type { FieldView } from '../bind';
import type { SentForm, UnsentForm } from '../../../site/browser/kept-forms';
import type { FormDraft } from '../sending/drafts';
import { restoreFiles } from './restore-files';
import {
  discardForm,
  onWaitingForms,
  sendWaiting,
  showReceipts,
  startSending,
  takeForm,
  waitingForms,
} from './waiting-forms';
import { WaitingForm } from './WaitingForm';

interface WaitingFormsProps {
  /** Name of the form in the config. */
  readonly name: string;
  readonly fields: readonly FieldView[];
  readonly element: RefObject<HTMLFormElement | null>;
  /** Renders the receipt of a form that has been sent. */
  readonly receiptOf: (sent: SentForm) => ReactElement;
  /** Puts a form back into the fields; null while something else is in them. */
  readonly onChange: ((form: UnsentForm<FormDraft>) => void) | null;
  /** The form that was kept last. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** The submissions of a form that wait on this device, and the receipts of those that have waited (B11.20). */
export function WaitingForms({ name, fields, element, receiptOf, onChange, ref = null }: WaitingFormsProps) {
  const intl = useIntl();
  const { config } = useContent().context.site;
  const kept = useSyncExternalStore(onWaitingForms, waitingForms);
  useEffect(() => {
    void startSending(config.publicAddress);
    return showReceipts(name);
  }, [config, name]);
  const own = kept.filter(({ form }) => form === name);
  const last = own.reduce((latest, { at }) => Math.max(latest, at), 0);

  const take = async (key: string) => {
    const form = await takeForm(key);
    if (!form) return;
    onChange?.(form);
    if (element.current) restoreFiles(element.current, form.submission.multipart?.files ?? []);
  };

  return own.map((form) =>
    form.state === 'received' ? (
      <div key={form.key}>
        {receiptOf(form)}
        <Button type="button" onClick={() => void discardForm(form.key)}>
          {intl.formatMessage({ id: 'common.close' })}
        </Button>
      </div>
    ) : (
      <WaitingForm
        key={form.key}
        {...(form.at === last && { ref })}
        form={form}
        fields={fields}
        onSend={() => void sendWaiting()}
        onChange={onChange && (() => void take(form.key))}
        onDiscard={() => void discardForm(form.key)}
      />
    ),
  );
}
