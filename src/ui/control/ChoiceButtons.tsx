import { styled } from '@mui/material/styles';
import { Icon } from '../picture/Icon';
import { TextWithLang, type TextWithLangProps } from '../text/TextWithLang';
import { withoutScripts } from '../theme/without-scripts';

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

const Category = styled('button')`
  position: relative;
  min-width: 44px;
  max-width: 100%;
  min-height: 48px;
  padding: 8px 18px;
  border: 1.5px solid var(--line-strong);
  border-radius: var(--radius-control);
  background: var(--surface);
  font-size: var(--control);
  line-height: 1.35;
  transition:
    background-color 120ms ease-out,
    border-color 120ms ease-out;
  &:hover {
    background: var(--accent-soft);
    border-color: var(--accent);
  }
  &:active {
    transform: translateY(1px);
  }
  &[aria-pressed='true'] {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--on-accent);
    font-weight: 700;
  }
  &[aria-pressed='true']::after {
    content: '';
    position: absolute;
    left: 50%;
    bottom: -10px;
    width: 18px;
    height: 9px;
    margin-left: -9px;
    background: var(--accent);
    clip-path: polygon(0 0, 100% 0, 50% 100%);
  }
  @media (forced-colors: active) {
    &[aria-pressed='true'] {
      border-width: 4px;
    }
  }
`;

const Pill = styled('button')`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  max-width: 100%;
  padding: 6px 18px;
  border: 1.5px solid var(--line-strong);
  border-radius: 22px;
  background: var(--surface);
  font-size: var(--control);
  line-height: 1.35;
  text-align: start;
  transition:
    background-color 120ms ease-out,
    border-color 120ms ease-out;
  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  &:hover {
    background: var(--accent-soft);
    border-color: var(--accent);
  }
  &:active {
    transform: translateY(1px);
  }
  &:focus-visible {
    border-radius: 22px;
  }
  &[aria-pressed='true'] {
    background: var(--accent-soft);
    border-color: var(--accent);
    box-shadow: inset 0 0 0 1px var(--accent);
    color: var(--accent-hover);
    font-weight: 700;
  }
  &[aria-pressed='true']:focus-visible {
    box-shadow:
      inset 0 0 0 1px var(--accent),
      0 0 0 2px var(--focus),
      0 0 0 5px var(--focus-halo);
  }
`;

/** Toggle buttons of which one is pressed: rectangles for categories, pills for titles. Hidden without script. */
export function ChoiceButtons({ label, look, choices, chosen, onChoose }: ChoiceButtonsProps) {
  const pills = look === 'pills';
  const [Holder, Choice] = pills ? [PillRow, Pill] : [CategoryRow, Category];
  return (
    <Holder role="group" aria-label={label}>
      {choices.map(({ key, words }) => (
        <Choice
          key={key}
          type="button"
          aria-pressed={key === chosen}
          onClick={() => {
            onChoose(key);
          }}
        >
          {pills && key === chosen && <Icon name="check" />}
          <span>
            <TextWithLang of={words} />
          </span>
        </Choice>
      ))}
    </Holder>
  );
}
