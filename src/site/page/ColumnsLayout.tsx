import styled from '@emotion/styled/base';
import type { Columns, Section as SectionConfig } from '../../model/site-config.generated';
import { Section, type SectionContentProps } from './Section';

const Grid = styled('div')`
  display: grid;
  gap: 24px;
  grid-template-columns: minmax(0, 1fr);
  ${({ theme }) => theme.wide} {
    gap: 32px;
    grid-template-columns: 176px minmax(0, 1fr) 176px;
    & > .centre {
      grid-area: 1 / 2;
    }
    & > .left {
      grid-area: 1 / 1;
    }
    & > .right {
      grid-area: 1 / 3;
    }
  }
`;

const Column = styled('div')`
  display: grid;
  gap: 24px;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
`;

const Pair = styled('div')`
  display: grid;
  gap: 24px;
  grid-template-columns: minmax(0, 1fr);
  ${({ theme }) => theme.wide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** The sections in rows: two consecutive sections of half width share one. */
export function rowsOf(sections: readonly SectionConfig[]): readonly (readonly SectionConfig[])[] {
  const rows: SectionConfig[][] = [];
  for (const section of sections) {
    const last = rows.at(-1);
    const fits = last?.length === 1 && last[0]?.width === 'half' && section.width === 'half';
    if (fits) last.push(section);
    else rows.push([section]);
  }
  return rows;
}

interface ColumnProps extends SectionContentProps {
  readonly place: string;
  readonly sections: readonly SectionConfig[];
}

function ColumnOf({ place, sections, title, subject }: ColumnProps) {
  return (
    <Column className={place} data-sections="">
      {rowsOf(sections).map((row, index) => {
        const rendered = row.map((section, at) => (
          <Section key={at} section={section} title={title} subject={subject} />
        ));
        return row.length === 2 ? <Pair key={index}>{rendered}</Pair> : rendered;
      })}
    </Column>
  );
}

interface ColumnsLayoutProps extends SectionContentProps {
  readonly columns: Columns;
}

/** Three columns on wide screens (B2.8.1); on small screens and in the HTML the centre comes first. */
export function ColumnsLayout({ columns, ...content }: ColumnsLayoutProps) {
  return (
    <Grid>
      <ColumnOf place="centre" sections={columns.centre} {...content} />
      {columns.left && <ColumnOf place="left" sections={columns.left} {...content} />}
      {columns.right && <ColumnOf place="right" sections={columns.right} {...content} />}
    </Grid>
  );
}
