import { useSay } from '../language/use-say';
import { DeskIcon } from '../parts/DeskIcon';
import { MarkButton } from '../parts/MarkButton';

interface HideButtonProps {
  /** Name of the record or part, in a few words. */
  readonly label: string;
  readonly isHidden: boolean;
  readonly onClick: () => void;
}

/** Hides something from the website, or shows it again. */
export function HideButton({ label, isHidden, onClick }: HideButtonProps) {
  const say = useSay();
  return (
    <MarkButton label={say(isHidden ? 'content.show' : 'content.hide', { label })} onClick={onClick}>
      <DeskIcon name={isHidden ? 'show' : 'hide'} />
    </MarkButton>
  );
}
