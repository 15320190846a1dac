import type { Page, Subject as SubjectConfig } from '../../engine/site-config.generated';
import type { Subject } from '../../templates/content';
import { PageScreen } from './PageScreen';
import { SubjectChoice } from './SubjectChoice';
import { PartBoundary } from '../error/PartBoundary';
import { useSubject } from '../context/use-subject';

interface SubjectScreenProps {
  readonly page: Page;
  readonly config: SubjectConfig;
  readonly subject: Subject | null;
}

/** A page about a subject, or the list to choose one. The key removes all state of the previous subject. */
export function SubjectScreen({ page, config, subject }: SubjectScreenProps) {
  const chosen = useSubject(config, subject);
  if (chosen.state === 'chosen')
    return <PageScreen key={chosen.subject.id} page={page} subject={chosen.subject} subjectConfig={config} />;
  return (
    <PageScreen key="choose" page={page}>
      <PartBoundary>
        <SubjectChoice page={page} config={config} list={chosen.list} />
      </PartBoundary>
    </PageScreen>
  );
}
