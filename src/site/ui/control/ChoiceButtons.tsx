import { ToggleButton } from './ToggleButton';
import styled from '@emotion/styled';
import { Icon } from '../picture/Icon';
import { TextWithLang, type TextWithLangProps } from '../text/TextWithLang';
import { withoutScripts } from '../../theme/without-scripts';

interface Choice {
  readonly key: string;
  readonly words: TextWithLangProps;
}

interface ChoiceButtonsProps {
  /** Accessible name of the group. */
  readonly label: string;
  readonly look: 'categories' | 'pills';
  readonly choices: readonly Choice[];
  /** Key of the selected choice. */
  readonly chosen: string | null;
  readonly onChoose: (key: string) => void;
}

const Row = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  ${withoutScripts} {
    display: none;
  }
  @media print {
    & > [aria-pressed='false'] {
      display: none;
    }
    && > [aria-pressed='true'] {
      color: #000;
    }
  }
`;

const CategoryRow = styled(Row)`
  margin-bottom: 28px;
`;

const PillRow = styled(Row)`
  margin-bottom: 24px;
`;

/** Toggle buttons of which one is pressed: rectangles for categories, pills for titles. Hidden without script. */
export function ChoiceButtons({ label, look, choices, chosen, onChoose }: ChoiceButtonsProps) {
  const pills = look === 'pills';
  const Holder = pills ? PillRow : CategoryRow;
  return (
    <Holder role="group" aria-label={label}>
      {choices.map(({ key, words }) => (
        <ToggleButton
          key={key}
          type="button"
          aria-pressed={key === chosen}
          data-look={look}
          onClick={() => {
            onChoose(key);
          }}
        >
          {pills && key === chosen && <Icon name="check" />}
          <span>
            <TextWithLang of={words} />
          </span>
        </ToggleButton>
      ))}
    </Holder>
  );
}
