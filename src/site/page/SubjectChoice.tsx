import { Skeleton } from '../ui/state/Skeleton';
import { recordId, fieldText } from '../../engine/record/record';
import { tagText } from '../../engine/binding/tagged-text';
import type { Page, Subject as SubjectConfig } from '../../engine/site-config.generated';
import type { SourceState } from '../../engine/source/load-state';
import { Chooser } from '../ui/control/Chooser';
import { Loading } from '../ui/state/Loading';
import { EmptyState, ErrorState } from '../ui/state/States';
import { useTranslate } from '../context/use-translate';
import { useSite } from '../context/use-site';
import { SubjectLink } from '../navigation/SubjectLink';

interface SubjectChoiceProps {
  readonly page: Page;
  readonly config: SubjectConfig;
  readonly list: SourceState;
}

/** Lists the subjects by name; each leads to the page about it (B2.1.3). */
export function SubjectChoice({ page, config, list }: SubjectChoiceProps) {
  const translate = useTranslate();
  if (list.state === 'failed')
    return <ErrorState text={translate(config.texts.failed)} onRetry={list.retry} />;
  if (list.state === 'loading') {
    return (
      <Loading>
        <Skeleton style={{ height: 76 }} />
      </Loading>
    );
  }
  if (list.records.length === 0)
    return <EmptyState text={translate(list.missing ? config.texts.missing : config.texts.empty)} />;
  return <SubjectList page={page} config={config} records={list.records} />;
}

interface SubjectListProps extends Omit<SubjectChoiceProps, 'list'> {
  readonly records: Extract<SourceState, { state: 'ready' }>['records'];
}

function SubjectList({ page, config, records }: SubjectListProps) {
  const { site } = useSite();
  const translate = useTranslate();
  const items = records.flatMap((record, index) => {
    const id = recordId(record);
    const name = fieldText(record, config.label) ?? id;
    if (id === null || name === null) return [];
    return [{ key: `${id}-${index}`, words: tagText(name, site), subject: { id, name } }];
  });
  return (
    <Chooser
      prompt={translate(config.prompt)}
      icon={config.icon}
      items={items}
      renderLink={({ subject }, content) => (
        <SubjectLink path={page.path} subject={subject}>
          {content}
        </SubjectLink>
      )}
    />
  );
}
