import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ChoiceButtons } from '../../ui/ChoiceButtons';
import { Settling } from '../../ui/Settling';
import { Unscripted } from '../../ui/Unscripted';
import { Words } from '../../ui/Words';
import { useContent, type SectionOf } from '../contract';
import type { Group } from './bind';
import { GroupContent } from './GroupContent';
import { groupShape } from './shapes';

const GroupTitle = styled('h2')`
  margin-bottom: 12px;
`;

const Part = styled('div')`
  margin-top: var(--gap);
`;

interface GroupsProps {
  readonly section: SectionOf<'category-pills'>;
  readonly groups: readonly Group[];
  /** Called before another group takes the place of the chosen one. */
  readonly onLeave: () => void;
}

/** Pills with the titles of the groups, and the chosen group; without script all groups under their titles. */
export function Groups({ section, groups, onLeave }: GroupsProps) {
  const intl = useIntl();
  const { context, live } = useContent();
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
      <Unscripted>
        <GroupTitle as={heading}>
          <Words of={chosen.words} />
        </GroupTitle>
      </Unscripted>
      <Settling key={chosen.key} moving={live} time={context.site.config.display.loader} shape={groupShape}>
        <GroupContent section={section} group={chosen} />
      </Settling>
      <Unscripted>
        {groups.slice(1).map((group) => (
          <Part key={group.key}>
            <GroupTitle as={heading}>
              <Words of={group.words} />
            </GroupTitle>
            <GroupContent section={section} group={group} />
          </Part>
        ))}
      </Unscripted>
    </>
  );
}
