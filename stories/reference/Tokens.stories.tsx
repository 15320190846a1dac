import styled from '@emotion/styled';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Scheme } from '../../src/engine/theme/colours';
import { jambu } from '../harness/jambu';
import { sampleConfig } from '../harness/sample-config';
import { longWord, paragraph } from '../harness/sample-text';
import { Colours } from './Colours';
import { Document } from './Document';
import { Table } from './Table';

const meta: Meta = { title: 'Reference/Design tokens', tags: ['full'], parameters: { frame: 'bare' } };

export default meta;

const { theme } = sampleConfig;

function colours(title: string, scheme: Scheme, worn = theme): StoryObj {
  return {
    name: title,
    render: () => (
      <Document title={title}>
        <p>
          A component names a colour by what it is for (<code>var(--ink)</code>, <code>var(--accent)</code>),
          so that a theme and a scheme change it everywhere. The checker of the config refuses a theme with
          less contrast than shown here.
        </p>
        <Colours scheme={scheme} theme={worn} />
      </Document>
    ),
  };
}

export const Light: StoryObj = colours('Colours, light', 'light');
export const Dark: StoryObj = colours('Colours, dark', 'dark');
export const HighContrast: StoryObj = colours('Colours, high contrast', 'contrast');
export const Engine: StoryObj = colours('Colours of the engine, without a theme', 'light', {
  logo: theme.logo,
  icon: theme.icon,
  darkScheme: theme.darkScheme,
});
const derived = { ...theme, colours: { base: { accent: '#6B2340', ornament: '#E8B23A' } } };
export const Derived: StoryObj = colours('Colours derived from two, light', 'light', derived);
export const DerivedDark: StoryObj = colours('Colours derived from two, dark', 'dark', derived);
export const Jambu: StoryObj = colours('Colours of another theme, light', 'light', {
  ...theme,
  colours: jambu,
});
export const JambuDark: StoryObj = colours('Colours of another theme, dark', 'dark', {
  ...theme,
  colours: jambu,
});

/** The same words in each script: the size of a script is its own. */
const words: Readonly<Record<string, readonly [heading: string, text: string]>> = {
  GU: ['કૃષિ, સ્ત્રીશક્તિ અને જળસંચય', paragraph],
  HI: [
    'कृषि, स्त्रीशक्ति और जलसंचय',
    'मोतीपुरा में मानसून से पहले तालाब गहरा करने का काम पूरा हुआ। गाँव के युवाओं ने श्रमदान किया।',
  ],
  EN: [
    'Farming, women and water',
    'The village pond was deepened before the monsoon. Young people gave their work.',
  ],
};

const Sample = styled('section')`
  padding: 16px 0;
  border-bottom: 1px solid var(--line);
  & > * + * {
    margin-top: 12px !important;
  }
`;

function Script({ code, locale, name }: (typeof sampleConfig.languages.list)[number]) {
  const [heading, text] = words[code] ?? ['', ''];
  return (
    <Sample lang={locale}>
      <h2>{name}</h2>
      <p style={{ font: '700 var(--h1)/var(--head) var(--fonts)' }}>{heading}</p>
      <p style={{ font: '700 var(--h2)/var(--head) var(--fonts)' }}>{heading}</p>
      <p style={{ font: '700 var(--h3)/var(--head) var(--fonts)' }}>{heading}</p>
      <p style={{ maxWidth: 'var(--measure)' }}>{text}</p>
      <p style={{ fontSize: 'var(--control)' }}>{heading}</p>
      <p style={{ fontSize: 'var(--small)' }}>{text}</p>
    </Sample>
  );
}

export const Type: StoryObj = {
  name: 'Type in three scripts',
  render: () => (
    <Document title="Type in three scripts">
      <p>
        From above: <code>--h1</code>, <code>--h2</code>, <code>--h3</code>, <code>--text</code> in its{' '}
        <code>--measure</code>, <code>--control</code> and <code>--small</code>. Gujarati and Devanagari are
        set larger and with more room between the lines than Latin, for their vowel signs; nothing is smaller
        than 16 px except dates and notes.
      </p>
      {sampleConfig.languages.list.map((language) => (
        <Script key={language.code} {...language} />
      ))}
      <p lang="gu">{longWord}</p>
    </Document>
  ),
};

const Bar = styled('span')`
  display: block;
  height: 20px;
  background: var(--accent);
`;

const lengths = [
  ['--gutter', 'At the sides of a page: 16, 24 and 32 px on small, middle and wide screens.'],
  ['--gap', 'Between the sections of a page.'],
  ['--radius-control', 'Corners of buttons and fields; of the theme.'],
  ['--radius-card', 'Corners of cards; of the theme.'],
  ['44px', 'Least height and width of what is touched.'],
] as const;

export const Spacing: StoryObj = {
  name: 'Spacing',
  render: () => (
    <Document title="Spacing">
      <p>
        Inside of a piece stand steps of 4 px: 4, 8, 12, 16, 24, 32. Between the pieces of a page stand the
        measures below.
      </p>
      <Table
        name="Measures"
        heads={['Measure', 'Size', 'What it is for']}
        rows={lengths.map(([name, meaning]) => [
          <code key="name">{name}</code>,
          <Bar key="bar" style={{ width: name.startsWith('--') ? `var(${name})` : name }} />,
          meaning,
        ])}
      />
    </Document>
  ),
};
