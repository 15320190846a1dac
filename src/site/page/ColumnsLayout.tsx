import { wide } from '../theme/component-theme';
import styled from '@emotion/styled';
import type { Columns, Section as SectionConfig } from '../../engine/site-config.generated';
import { offscreenStyles } from '../ui/list/offscreen-styles';
import { Section, type SectionContentProps } from './Section';

/** Columns have their place before the columns after them are parsed: the HTML may be painted in between. */
const Grid = styled('div')`
  display: grid;
  gap: 24px;
  grid-template-columns: minmax(0, 1fr);
  ${wide} {
    gap: 32px;
    &[data-columns='left centre right'] {
      grid-template: 'left centre right' / 176px minmax(0, 1fr) 176px;
    }
    &[data-columns='left centre'] {
      grid-template: 'left centre' / 176px minmax(0, 1fr);
    }
    &[data-columns='centre right'] {
      grid-template: 'centre right' / minmax(0, 1fr) 176px;
    }
    &[data-columns='centre'] {
      grid-template: 'centre' / minmax(0, 1fr);
    }
    & > .left {
      grid-area: left;
    }
    & > .centre {
      grid-area: centre;
    }
    & > .right {
      grid-area: right;
    }
  }
`;

/** From the fourth section on, those below the screen are not laid out. */
const Column = styled('div')`
  display: grid;
  gap: 24px;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  @media not print {
    & > * ~ * ~ * ~ * {
      ${offscreenStyles('450px')}
    }
  }
`;

const Pair = styled('div')`
  display: grid;
  gap: 24px;
  grid-template-columns: minmax(0, 1fr);
  @media not print {
    & > * ~ * {
      ${offscreenStyles('600px')}
    }
  }
  ${wide} {
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

/**
 * The configured columns on wide screens, at most three (B2.8.1); on small screens and in the HTML the centre comes
 * first.
 */
export function ColumnsLayout({ columns, ...content }: ColumnsLayoutProps) {
  const places = (['left', 'centre', 'right'] as const).filter((place) => columns[place]);
  return (
    <Grid data-columns={places.join(' ')}>
      <ColumnOf place="centre" sections={columns.centre} {...content} />
      {columns.left && <ColumnOf place="left" sections={columns.left} {...content} />}
      {columns.right && <ColumnOf place="right" sections={columns.right} {...content} />}
    </Grid>
  );
}
