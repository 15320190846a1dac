import { Button, PrimaryButton } from '../../site/ui/control/Button';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import {
  contestAction,
  copyFormats,
  dataRequests,
  longestRequest,
  lookupFields,
  photoAction,
} from '../../engine/lookup/lookup';
import { Icon } from '../../site/ui/picture/Icon';
import type { SubmissionView } from './bind';

interface OwnFormProps {
  readonly action: string;
  readonly of: Pick<SubmissionView, 'reference' | 'contact'>;
  /** Its fields, and a button that names the action. */
  readonly children: ReactNode;
}

/** A form about the submission that was found: it carries what found it, since the server keeps no session. */
function OwnForm({ action, of: { reference, contact }, children }: OwnFormProps) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name={lookupFields.reference} value={reference} />
      <input type="hidden" name={lookupFields.contact} value={contact} />
      {children}
    </form>
  );
}

const Row = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  @media print {
    display: none;
  }
`;

const Request = styled('details')`
  max-width: 640px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--surface);
  & > summary {
    min-height: 44px;
    padding: 12px 16px;
    font-weight: 700;
    cursor: pointer;
  }
  & > form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    padding: 4px 16px 16px;
  }
  & > form > button {
    justify-self: start;
  }
  @media print {
    display: none;
  }
`;

interface FormsProps {
  readonly action: string;
  readonly of: SubmissionView;
}

/** Buttons that save a copy of what was sent. */
export function CopyForms({ action, of }: FormsProps) {
  const intl = useIntl();
  return (
    <OwnForm action={action} of={of}>
      <Row>
        {copyFormats.map((format) => (
          <Button key={format} type="submit" name={lookupFields.action} value={format}>
            <Icon name="download" />
            {intl.formatMessage({ id: 'track.copy' }, { format: format.toUpperCase() })}
          </Button>
        ))}
        {Array.from({ length: of.photos }, (_, index) => (
          <Button key={index} type="submit" name={lookupFields.action} value={photoAction(index + 1)}>
            <Icon name="download" />
            {intl.formatMessage({ id: 'track.photo' }, { number: index + 1 })}
          </Button>
        ))}
      </Row>
    </OwnForm>
  );
}

interface AskFormProps extends FormsProps {
  /** Value of the action that its button sends. */
  readonly sends: string;
  readonly title: string;
  readonly about: string;
  readonly label: string;
  readonly isRequired: boolean;
  readonly button: string;
}

/** A form with one text about the submission, folded until it is wanted. */
function AskForm({ sends, title, about, label, isRequired, button, ...form }: AskFormProps) {
  const id = useId();
  return (
    <Request>
      <summary>{title}</summary>
      <OwnForm {...form}>
        <p>{about}</p>
        <FormControl fullWidth>
          <FormLabel htmlFor={id}>{label}</FormLabel>
          <OutlinedInput
            id={id}
            name={lookupFields.text}
            multiline
            minRows={3}
            maxRows={15}
            inputProps={{ required: isRequired, maxLength: longestRequest }}
          />
        </FormControl>
        <PrimaryButton type="submit" name={lookupFields.action} value={sends}>
          {button}
        </PrimaryButton>
      </OwnForm>
    </Request>
  );
}

/** Lets its sender say that a matter that was dealt with is not solved. */
export function ContestForm({ until, ...form }: FormsProps & { readonly until: string }) {
  const intl = useIntl();
  return (
    <AskForm
      {...form}
      sends={contestAction}
      title={intl.formatMessage({ id: 'track.contest' })}
      about={intl.formatMessage({ id: 'track.contestAbout' }, { date: until })}
      label={intl.formatMessage({ id: 'track.contestReason' })}
      isRequired
      button={intl.formatMessage({ id: 'track.contestSend' })}
    />
  );
}

/** Requests of the sender: to correct, erase or withdraw a submission. */
export function RequestForms({ days, ...form }: FormsProps & { readonly days: number }) {
  const intl = useIntl();
  return dataRequests.map((kind) => (
    <AskForm
      key={kind}
      {...form}
      sends={kind}
      title={intl.formatMessage({ id: `track.ask.${kind}` })}
      about={intl.formatMessage({ id: `track.about.${kind}` }, { days })}
      label={intl.formatMessage({ id: kind === 'correct' ? 'track.correction' : 'track.reason' })}
      isRequired={kind === 'correct'}
      button={intl.formatMessage({ id: 'track.send' })}
    />
  ));
}
