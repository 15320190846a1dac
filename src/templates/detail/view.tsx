import { Skeleton } from '../../site/ui/state/Skeleton';
import styled from '@emotion/styled';
import { useIntl } from 'react-intl';
import { Icon } from '../../site/ui/picture/Icon';
import { Picture } from '../../site/ui/picture/Picture';
import { sizesWithPhone } from '../../site/ui/picture/phone-sizes';
import { NewBadge } from '../../site/ui/text/NewBadge';
import { ReadMore } from '../../site/ui/text/ReadMore';
import { useContent } from '../content';
import type { RecordContext } from '../../engine/binding/context';
import type { CouncilRecord } from '../../engine/record/record';
import type { SectionOf } from '../declaration';
import { DocumentActions } from '../shared/documents/DocumentActions';
import { lazyView } from '../lazy-view';
import { Facts } from '../shared/Facts';
import { LazyPart } from '../shared/LazyPart';
import { ReadAloud } from '../shared/read-aloud/lazy-read-aloud';
import { MoreLink } from '../shared/MoreLink';
import { Records } from '../shared/Records';
import { bindDetail } from './bind';
import { DocumentPreview } from './DocumentPreview';
import { ShareLinks } from './ShareLinks';
import { QrCode } from '../../site/ui/print/QrCode';

// Few records have them.
const RecordStages = lazyView(() => import('./RecordStages').then((m) => m.RecordStages));
const PosterLinks = lazyView(() => import('./PosterLinks').then((m) => m.PosterLinks));

const Figure = styled('figure')`
  display: none;
  @media print {
    display: flex;
    gap: 4mm;
    align-items: center;
    margin-top: 4mm;
    break-inside: avoid;
  }
`;

/** The QR code of the page, for a sheet on the notice board; printed only (B10.11.3). */
function PrintedCode() {
  const label = useIntl().formatMessage({ id: 'print.scan' });
  const { publicUrl } = useContent();
  return (
    <Figure>
      <QrCode text={publicUrl} label={label} width="32mm" />
      <figcaption>{label}</figcaption>
    </Figure>
  );
}

const Sheet = styled('article')`
  display: grid;
  gap: 20px;
  max-width: 720px;
  overflow-wrap: anywhere;
  & > * {
    min-width: 0;
  }
`;

const Expired = styled('p')`
  display: flex;
  gap: 10px;
  padding: 12px 16px;
  border: 1px solid var(--line);
  border-inline-start: 6px solid var(--line-strong);
  border-radius: var(--radius-control);
  background: var(--sunken);
  line-height: 1.5;
  & > svg {
    margin-top: 0.2em;
  }
`;

const Recording = styled('audio')`
  width: min(100%, 420px);
  @media print {
    display: none;
  }
`;

const Photo = styled(Picture)`
  border-radius: var(--radius-card);
`;

const Documents = styled('div')`
  display: grid;
  gap: 12px;
  & > div {
    justify-content: flex-start;
  }
  && > div > * {
    flex: 0 1 auto;
  }
  @media print {
    display: none;
  }
`;

interface SectionProps {
  readonly section: SectionOf<'detail'>;
}

interface RecordSheetProps extends SectionProps {
  readonly record: CouncilRecord;
  readonly context: RecordContext;
}

function RecordSheet({ section, record, context }: RecordSheetProps) {
  const intl = useIntl();
  const { pageTitle } = useContent();
  const { facts, picture, body, preview, documents, audio, isNew, isExpired, isComingEvent } = bindDetail(
    section,
    record,
    context,
  );
  return (
    <Sheet>
      {isExpired && (
        <Expired>
          <Icon name="info" />
          {section.expired
            ? context.translate(section.expired)
            : intl.formatMessage({ id: 'records.expired' })}
        </Expired>
      )}
      {isNew && (
        <p>
          <NewBadge />
        </p>
      )}
      <Facts facts={facts} />
      {picture !== null && (
        <Photo src={picture} alt="" ratio="16/9" sizes={sizesWithPhone(767, '720px')} eager />
      )}
      {audio !== null && <Recording controls preload="none" src={audio} aria-label={pageTitle} />}
      {audio === null && section.readAloud && (
        <LazyPart load={ReadAloud.load}>
          <ReadAloud.View labels={section.readAloud} text={`${pageTitle}.\n${body?.text ?? ''}`} />
        </LazyPart>
      )}
      {body && <ReadMore of={body} />}
      {section.stages && (
        <LazyPart load={RecordStages.load}>
          <RecordStages.View config={section.stages} record={record} context={context} />
        </LazyPart>
      )}
      {(preview !== null || documents.length > 0) && (
        <Documents>
          {preview && <DocumentPreview of={preview} />}
          {documents.length > 0 && <DocumentActions buttons={documents} title={{ text: pageTitle }} />}
        </Documents>
      )}
      <ShareLinks isEvent={isComingEvent}>
        {section.poster && !isExpired && !context.site.staticExport && (
          <LazyPart load={PosterLinks.load}>
            <PosterLinks.View labels={section.poster} />
          </LazyPart>
        )}
      </ShareLinks>
      {section.qr === true && <PrintedCode />}
    </Sheet>
  );
}

const skeleton = <Skeleton style={{ height: 320 }} />;

/** The record with the id of the page's subject: its facts, picture, text and documents, and links to share it. */
export function DetailTemplate({ section }: SectionProps) {
  return (
    <div>
      <Records of={{ ...section, show: 'subject' }} skeleton={skeleton}>
        {([record], context) => record && <RecordSheet section={section} record={record} context={context} />}
      </Records>
      <MoreLink to={section.more} />
    </div>
  );
}
