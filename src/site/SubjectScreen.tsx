import { useNavigate } from 'react-router-dom';
import { idOf, textOf } from '../binding/council-record';
import { wordsOf } from '../binding/words';
import type { Page, Subject as SubjectConfig } from '../config/site-config.generated';
import type { AnswerState } from '../content/use-answer';
import type { Subject } from '../templates/contract';
import { Chooser } from '../ui/Chooser';
import { Bone, Loading } from '../ui/Skeleton';
import { Empty, Failed } from '../ui/States';
import { prefixedAddress } from './page-address';
import { PageScreen } from './PageScreen';
import { useSay } from './use-council';
import { useSite } from './use-site';
import { useSubject } from './use-subject';

interface SubjectChoiceProps {
  readonly page: Page;
  readonly config: SubjectConfig;
  readonly list: AnswerState;
}

/** The subjects by name, each leading to the page (readings, 2.1). */
function SubjectChoice({ page, config, list }: SubjectChoiceProps) {
  const say = useSay();
  if (list.state === 'failed') return <Failed text={say(config.texts.failed)} onRetry={list.retry} />;
  if (list.state === 'loading') {
    return (
      <Loading>
        <Bone style={{ height: 76 }} />
      </Loading>
    );
  }
  if (list.records.length === 0)
    return <Empty text={say(list.missing ? config.texts.missing : config.texts.empty)} />;
  return <SubjectList page={page} config={config} records={list.records} />;
}

interface SubjectListProps extends Omit<SubjectChoiceProps, 'list'> {
  readonly records: Extract<AnswerState, { state: 'ready' }>['records'];
}

function SubjectList({ page, config, records }: SubjectListProps) {
  const { site, start } = useSite();
  const say = useSay();
  const navigate = useNavigate();
  const items = records.flatMap((record, index) => {
    const id = idOf(record);
    const name = textOf(record, config.label) ?? id;
    if (id === null || name === null) return [];
    const choose = () => {
      const to = start.prefix ? `${page.path}/${encodeURIComponent(id)}` : page.path;
      void navigate(to, { state: { id, name } });
    };
    const href = prefixedAddress(site.language.code, page.path, id);
    return [{ key: `${id}-${index}`, words: wordsOf(name, site), href, onChoose: choose }];
  });
  return <Chooser prompt={say(config.prompt)} icon={config.icon} items={items} />;
}

interface SubjectScreenProps {
  readonly page: Page;
  readonly config: SubjectConfig;
  readonly chosen: Subject | null;
}

/** A page about a subject, or the choice of one. Another subject is another page: nothing of the former stays. */
export function SubjectScreen({ page, config, chosen }: SubjectScreenProps) {
  const about = useSubject(config, chosen);
  if (about.state === 'chosen')
    return <PageScreen key={about.subject.id} page={page} subject={about.subject} />;
  return (
    <PageScreen key="choose" page={page}>
      <SubjectChoice page={page} config={config} list={about.list} />
    </PageScreen>
  );
}
