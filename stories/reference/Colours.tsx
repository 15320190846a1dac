import styled from '@emotion/styled';
import { contrastOf } from '../../src/engine/theme/contrast';
import { contrastPairs } from '../../src/engine/theme/contrast-pairs';
import type { Theme } from '../../src/engine/site-config.generated';
import type { Scheme } from '../../src/engine/theme/colours';
import { coloursOf } from '../../src/engine/theme/theme-colours';
import { Table } from './Table';

const Swatch = styled('span')`
  display: inline-grid;
  place-items: center;
  width: 6rem;
  min-height: 44px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-control);
  font-size: var(--text);
`;

const Swatches = styled('ul')`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
  gap: 12px;
  padding: 0 !important;
  list-style: none !important;
  font-size: 0.875rem;
  line-height: 1.4;
  & > li > span {
    width: 100%;
  }
`;

/** A text for colours of text, a line for those of lines and marks. */
function sampleOf(front: string, least: number) {
  if (least >= 4.5) return 'ગામ गाँव Aa';
  return <span style={{ width: '70%', height: 4, background: front }} />;
}

interface ColoursProps {
  readonly scheme: Scheme;
  readonly theme: Theme;
}

function Pairs({ scheme, theme }: ColoursProps) {
  const colours = coloursOf(scheme, theme);
  const rows = contrastPairs.map(([front, back, least]) => {
    const [over, under] = [colours[front], colours[back]];
    return [
      `${front} on ${back}`,
      <Swatch key="sample" style={{ color: over, background: under }}>
        {sampleOf(over, least)}
      </Swatch>,
      (Math.floor(contrastOf(over, under) * 100) / 100).toFixed(2),
      String(least),
    ];
  });
  return (
    <Table name={`Contrast, ${scheme}`} heads={['Colours', 'Sample', 'Contrast', 'At least']} rows={rows} />
  );
}

/** The colours of a scheme, and how those that stand on each other differ. */
export function Colours({ scheme, theme }: ColoursProps) {
  return (
    <>
      <Swatches>
        {Object.entries(coloursOf(scheme, theme)).map(([name, value]) => (
          <li key={name}>
            <Swatch style={{ background: value }} />
            <b>{name}</b>
            <br />
            {value}
          </li>
        ))}
      </Swatches>
      <h2>Contrast</h2>
      <Pairs scheme={scheme} theme={theme} />
    </>
  );
}
