import styled from '@emotion/styled';
import { useEffect, useState, type Ref } from 'react';
import { useIntl } from 'react-intl';
import { formatMoment } from '../../../engine/binding/date';
import { shownPlace } from '../../../engine/form/place';
import { Button } from '../../../site/ui/control/Button';
import { Icon } from '../../../site/ui/picture/Icon';
import { useContent } from '../../content';
import type { FieldView } from '../bind';
import { previewOf } from '../photos/small-photo';
import { draftLifetime } from '../../../engine/form/waiting-forms';
import type { FormDraft } from '../sending/drafts';
import type { UnsentForm } from '../../../site/browser/kept-forms';

const Box = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 16px;
  border: 2px solid var(--line-strong);
  border-inline-start-width: 8px;
  border-radius: var(--radius-control);
  background: var(--surface);
  line-height: 1.5;
  scroll-margin-top: 16px;
  & > .lead {
    display: flex;
    gap: 10px;
    font-weight: 700;
  }
  & > .lead > svg {
    margin-top: 0.15em;
  }
  & > .until {
    color: var(--ink-soft);
    font-size: var(--small);
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 12px;
  }
  & summary {
    min-height: 32px;
    color: var(--accent);
    font-weight: 700;
    cursor: pointer;
  }
  & dt {
    color: var(--ink-soft);
    font-size: var(--small);
  }
  & dd {
    margin: 0 0 8px;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
  & dd > img {
    max-width: 120px;
    max-height: 120px;
    margin-inline-end: 12px;
    border-radius: var(--radius-card);
  }
`;

/** What was typed or chosen in a field, as it is shown. */
function shownText({ name, kind, options }: FieldView, { draft, submission }: UnsentForm<FormDraft>): string {
  const value = draft.values[name] ?? '';
  if (kind === 'select') return value === '' ? '' : (options[Number(value)]?.label ?? '');
  if (kind === 'place') return shownPlace(String(submission.body[name] ?? '')).text;
  if (kind === 'checkbox') return value === '' ? '' : '✓';
  return value;
}

/** The photos of a form, small. */
function Photos({ files }: { readonly files: readonly File[] }) {
  const [previews, setPreviews] = useState<readonly (string | null)[]>([]);
  useEffect(() => {
    let isShown = true;
    void Promise.all(files.map(previewOf)).then((made) => {
      if (isShown) setPreviews(made);
    });
    return () => {
      isShown = false;
    };
  }, [files]);
  return files.map(({ name }, index) => {
    const preview = previews[index];
    return preview ? <img key={index} src={preview} alt="" /> : <span key={index}>{name}</span>;
  });
}

interface WaitingFormProps {
  readonly form: UnsentForm<FormDraft>;
  readonly fields: readonly FieldView[];
  /** Tries to send it now. */
  readonly onSend: () => void;
  /** Puts it back into the fields; null while something else is in them. */
  readonly onChange: (() => void) | null;
  readonly onDiscard: () => void;
  readonly ref?: Ref<HTMLDivElement>;
}

/** A form that waits on the device to be sent: what is in it, and buttons to send, change and discard it (B11.20.3). */
export function WaitingForm({ form, fields, onSend, onChange, onDiscard, ref = null }: WaitingFormProps) {
  const intl = useIntl();
  const { context } = useContent();
  const { state, at, submission } = form;
  const end = formatMoment(new Date(at + draftLifetime).toISOString(), context);
  const [files] = useState(() => (submission.multipart?.files ?? []).map(([, file]) => file));
  const values = fields.map((field) => ({ field, text: shownText(field, form) }));
  const isWaiting = state === 'waiting';
  return (
    <Box ref={ref} tabIndex={-1} data-waiting={state}>
      <p className="lead">
        <Icon name={isWaiting ? 'cloud-off' : 'circle-alert'} />
        {intl.formatMessage({ id: isWaiting ? 'waiting.title' : 'waiting.refused' })}
      </p>
      <p className="until">{intl.formatMessage({ id: 'waiting.until' }, end)}</p>
      <details>
        <summary>{intl.formatMessage({ id: 'common.readMore' })}</summary>
        <dl>
          {values.map(({ field, text }) =>
            text === '' ? null : (
              <div key={field.name}>
                <dt>{field.label}</dt>
                <dd>{text}</dd>
              </div>
            ),
          )}
          {files.length > 0 && (
            <>
              <dt>{fields.find(({ kind }) => kind === 'photo')?.label}</dt>
              <dd>
                <Photos files={files} />
              </dd>
            </>
          )}
        </dl>
      </details>
      <div>
        {isWaiting && (
          <Button type="button" onClick={onSend}>
            {intl.formatMessage({ id: 'common.retry' })}
          </Button>
        )}
        {onChange && (
          <Button type="button" onClick={onChange}>
            {intl.formatMessage({ id: 'waiting.change' })}
          </Button>
        )}
        <Button type="button" onClick={onDiscard}>
          <Icon name="trash-2" />
          {intl.formatMessage({ id: 'form.clearDraft' })}
        </Button>
      </div>
    </Box>
  );
}
