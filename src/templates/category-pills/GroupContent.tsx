import { styled } from '@mui/material/styles';
import { PictureTiles } from '../../ui/PictureTiles';
import { ReadMore } from '../../ui/ReadMore';
import { Empty } from '../../ui/States';
import { useContent, type SectionOf } from '../contract';
import type { Group } from './bind';

const Texts = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.8em;
  margin-bottom: 24px;
`;

interface GroupContentProps {
  readonly section: SectionOf<'category-pills'>;
  readonly group: Group;
}

/** The texts and pictures of a group. */
export function GroupContent({ section, group }: GroupContentProps) {
  const { context } = useContent();
  const { viewer, placeholder } = context.site.config.display;
  if (group.texts.length === 0 && group.pictures.length === 0) {
    return <Empty text={context.say(section.empty ?? 'common.noData')} />;
  }
  return (
    <>
      {group.texts.length > 0 && (
        <Texts>
          {group.texts.map((text, index) => (
            <ReadMore key={index} of={text} />
          ))}
        </Texts>
      )}
      <PictureTiles tiles={group.pictures} viewer={{ ...viewer, placeholder }} onBroken="placeholder" />
    </>
  );
}
