import { MuiTheme } from '../../site/ui/control/MuiTheme';
import styled from '@emotion/styled';
import { useEffect } from 'react';
import { RawIntlProvider, useIntl } from 'react-intl';
import { createSiteIntl } from '../../site/i18n/create-intl';
import { lookupQuery, type LookupOutcome, type PageLookup } from '../../engine/lookup/lookup';
import { onReturn } from '../../site/browser/on-return';
import { Icon } from '../../site/ui/picture/Icon';
import { EmptyState } from '../../site/ui/state/States';
import { SectionHeading } from '../../site/ui/text/SectionHeading';
import { useContent } from '../content';
import type { SectionOf } from '../declaration';
import { bindSubmission } from './bind';
import { FoundPanel } from './FoundPanel';
import { LookupForm } from './LookupForm';
import { ContestForm, CopyForms, RequestForms } from './RequestForms';

const Layout = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  scroll-margin-top: 16px;
`;

const Status = styled('p')`
  display: flex;
  gap: 10px;
  max-width: 640px;
  padding: 14px 16px;
  border: 1px solid var(--line);
  border-inline-start: 6px solid var(--line-strong);
  border-radius: var(--radius-card);
  background: var(--surface);
  & > svg {
    flex: none;
    margin-top: 0.15em;
  }
`;

/** A text that its sender may still want to copy. */
const Unsent = styled('blockquote')`
  max-width: 640px;
  margin: 0;
  padding-inline-start: 16px;
  border-inline-start: 3px solid var(--line-strong);
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** Leaves what was found when Back shows the page as it was left, for somebody else perhaps. */
function useLeaveOnReturn(isPersonal: boolean) {
  useEffect(() => {
    if (!isPersonal) return;
    return onReturn(() => {
      window.location.replace(window.location.pathname);
    });
  }, [isPersonal]);
}

/** Where the answer to a post is on its page. */
const answerId = 'track-answer';

/** Text of the status line for an outcome; null where the submission that was found says all. */
function useStatus(outcome: LookupOutcome): string | null {
  const intl = useIntl();
  if (outcome.state === 'too-many') {
    return intl.formatMessage({ id: 'track.tooMany' }, { minutes: outcome.minutes });
  }
  if (outcome.state !== 'found') return intl.formatMessage({ id: `track.${outcome.state}` });
  const { requested, contest } = outcome;
  if (contest !== null) return intl.formatMessage({ id: `track.contest.${contest}` });
  return requested === null ? null : intl.formatMessage({ id: 'track.requested' }, { reference: requested });
}

const isRefused = (outcome: LookupOutcome): boolean =>
  outcome.state !== 'found' || outcome.contest === 'reason-missing' || outcome.contest === 'late';

interface AnswerProps {
  readonly action: string;
  readonly outcome: LookupOutcome;
  readonly requestDays: number;
  readonly showsData: boolean;
}

function Answer({ action, outcome, requestDays, showsData }: AnswerProps) {
  const { context } = useContent();
  const status = useStatus(outcome);
  const found = outcome.state === 'found' ? bindSubmission(outcome.found, context) : null;
  useLeaveOnReturn(found !== null);
  return (
    <Layout id={answerId} data-answer="">
      {status !== null && (
        <Status role="status">
          <Icon name={isRefused(outcome) ? 'circle-alert' : 'circle-check'} />
          {status}
        </Status>
      )}
      {outcome.state === 'found' && outcome.contest === 'late' && <Unsent>{outcome.unsent}</Unsent>}
      {found && <FoundPanel of={found} />}
      {found && found.contestUntil !== null && (
        <ContestForm action={action} of={found} until={found.contestUntil} />
      )}
      {found && showsData && <CopyForms action={action} of={found} />}
      {found && showsData && <RequestForms action={action} of={found} days={requestDays} />}
    </Layout>
  );
}

/** Loads the page from the server after a navigation by script: only its HTML has the texts of the look-up. */
function Reload() {
  const intl = useIntl();
  useEffect(() => {
    window.location.reload();
  }, []);
  return <p role="status">{intl.formatMessage({ id: 'common.loading' })}</p>;
}

function LookupBody({ lookup, data }: { readonly lookup: PageLookup; readonly data: boolean }) {
  const { formPage } = useContent();
  const intl = useIntl();
  const { outcome, requestDays, messages } = lookup;
  if (formPage === null) return <EmptyState text={intl.formatMessage({ id: 'form.noServer' })} />;
  const action = `${formPage}?${lookupQuery}#${answerId}`;
  return (
    <RawIntlProvider value={createSiteIntl(intl.locale, messages)}>
      <MuiTheme>
        <Layout>
          {outcome && <Answer action={action} outcome={outcome} requestDays={requestDays} showsData={data} />}
          <LookupForm action={action} />
        </Layout>
      </MuiTheme>
    </RawIntlProvider>
  );
}

/** Shows visitors how far their own submission is, and what they sent (B4.10). */
export function TrackTemplate({ section }: { readonly section: SectionOf<'track'> }) {
  const { context, pageLookup } = useContent();
  return (
    <section>
      {section.title !== undefined && <SectionHeading>{context.translate(section.title)}</SectionHeading>}
      {pageLookup ? <LookupBody lookup={pageLookup} data={section.data ?? false} /> : <Reload />}
    </section>
  );
}
