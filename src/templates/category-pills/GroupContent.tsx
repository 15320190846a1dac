import styled from '@emotion/styled';
import { PictureTiles } from '../../site/ui/picture/PictureTiles';
import { ReadMore } from '../../site/ui/text/ReadMore';
import { useContent } from '../content';
import type { SectionOf } from '../declaration';
import { PageLinks } from '../shared/PageLinks';
import { useBoundSection } from '../shared/use-bound-records';
import { NoRecords } from '../shared/Records';
import { bindGroupItems, type Group } from './bind';

const Texts = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.8em;
  margin-bottom: 24px;
`;

interface GroupContentProps {
  readonly section: SectionOf<'category-pills'>;
  readonly group: Group;
  /** Whether it is on the first screen. */
  readonly onFirstScreen?: boolean;
}

/** The texts and pictures of a group. */
export function GroupContent({ section, group, onFirstScreen = false }: GroupContentProps) {
  const { context } = useContent();
  const { viewer, placeholder = null } = context.site.config.display;
  const { items, page, complete } = useBoundSection(section, group.items, bindGroupItems);
  const texts = [group.description, ...items.map(({ text }) => text)].filter((text) => text !== null);
  const pictures = items.map(({ picture }) => picture).filter((picture) => picture !== null);
  if (texts.length === 0 && pictures.length === 0 && complete) {
    return <NoRecords of={section} />;
  }
  return (
    <>
      {texts.length > 0 && (
        <Texts>
          {texts.map((text, index) => (
            <ReadMore key={index} of={text} />
          ))}
        </Texts>
      )}
      <PictureTiles
        tiles={pictures}
        viewer={{ ...viewer, placeholder }}
        onBroken="placeholder"
        eager={onFirstScreen && texts.length === 0}
      />
      <PageLinks of={page} />
    </>
  );
}
