import type { Meta, StoryObj } from '@storybook/react-vite';
import alerts from '../../content/records/alerts.json';
import { useSite } from '../../src/site/context/use-site';
import { AlertList } from '../../src/site/shell/alerts/AlertList';
import { shellStory } from '../harness/shell-story';

const meta: Meta = { title: 'Shell/Alerts', parameters: { frame: 'own' } };

export default meta;

interface SampleProps {
  readonly levels: readonly string[];
}

/** The alerts of the sample village with other levels, in the language of the toolbar. */
function Sample({ levels }: SampleProps) {
  const { code } = useSite().site.language;
  const textIn = (texts: Readonly<Record<string, string>>) => texts[code] ?? texts.EN ?? '';
  const records = levels.map((level, index) => ({
    id: index,
    level,
    text: textIn(alerts[index % alerts.length]?.text ?? {}),
    link: level === 'information' ? 'https://gujarat.example/' : null,
  }));
  return (
    <AlertList alerts={{ source: 'alerts', level: 'level', text: 'text', link: 'link' }} records={records} />
  );
}

export const Emergency: StoryObj = shellStory(<Sample levels={['emergency']} />);
export const EveryLevel: StoryObj = shellStory(<Sample levels={['information', 'warning', 'emergency']} />);
export const Small: StoryObj = shellStory(<Sample levels={['information', 'warning', 'emergency']} />, {
  width: 'phone',
});
