import styled from '@emotion/styled';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { recordContext } from '../../engine/binding/context';
import type { CouncilRecord } from '../../engine/record/record';
import { ChoiceButtons } from '../../site/ui/control/ChoiceButtons';
import { ContentTransition } from '../../site/ui/state/ContentTransition';
import { NoScript } from '../../site/ui/text/NoScript';
import { TextWithLang } from '../../site/ui/text/TextWithLang';
import { useContent } from '../content';
import type { SectionOf } from '../declaration';
import { PageLinks } from '../shared/PageLinks';
import { useBoundRecords } from '../shared/use-bound-records';
import { groupBinder } from './bind';
import { GroupContent } from './GroupContent';
import { groupSkeleton } from './skeletons';

const GroupTitle = styled('h2')`
  margin-bottom: 12px;
`;

const Part = styled('div')`
  margin-top: var(--gap);
`;

interface GroupsProps {
  readonly section: SectionOf<'category-pills'>;
  readonly records: readonly CouncilRecord[];
  /** Called before another group replaces the chosen one. */
  readonly onLeave: () => void;
}

/** Pills with the titles of the groups, and the chosen group; without script all groups under their titles. */
export function Groups({ section, records, onLeave }: GroupsProps) {
  const intl = useIntl();
  const { context, isFirstSection } = useContent();
  const bind = useMemo(
    () => groupBinder(section, recordContext(section.source, context)),
    [section, context],
  );
  const { items: groups, page } = useBoundRecords(records, bind);
  const [title, choose] = useState<string | null>(null);
  const heading = section.title ? 'h3' : 'h2';
  const chosen = groups.find(({ key }) => key === title) ?? groups[0];
  if (!chosen) return null;
  return (
    <>
      <ChoiceButtons
        label={intl.formatMessage({ id: 'titles.label' })}
        look="pills"
        choices={groups}
        chosen={chosen.key}
        onChoose={(key) => {
          onLeave();
          choose(key);
        }}
      />
      <NoScript>
        <GroupTitle as={heading}>
          <TextWithLang of={chosen.words} />
        </GroupTitle>
      </NoScript>
      <ContentTransition key={chosen.key} time={context.site.config.display.loader} skeleton={groupSkeleton}>
        <GroupContent section={section} group={chosen} onFirstScreen={isFirstSection} />
      </ContentTransition>
      <NoScript>
        {groups.slice(1).map((group) => (
          <Part key={group.key}>
            <GroupTitle as={heading}>
              <TextWithLang of={group.words} />
            </GroupTitle>
            <GroupContent section={section} group={group} />
          </Part>
        ))}
      </NoScript>
      <PageLinks of={page} />
    </>
  );
}
