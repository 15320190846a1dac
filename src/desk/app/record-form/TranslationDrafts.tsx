import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import type { TranslationWay } from '../../api/text-review-api';
import { languageScript } from '../../../engine/language/language-script';
import type { FieldKind } from '../../../engine/record/field-kinds';
import { problemOf } from '../call-desk';
import { useSay } from '../language/use-say';
import { ProblemAlert } from '../parts/ProblemAlert';
import type { Language, ReviewOfText } from './form-context';

interface TranslationDraftsProps {
  readonly kind: FieldKind;
  readonly from: Language;
  readonly to: Language;
  /** The value in the first of them. */
  readonly text: unknown;
  readonly review: Pick<ReviewOfText, 'ways' | 'translate'>;
  /** Receives the draft. */
  readonly onChange: (text: string) => void;
}

/** Ways that serve for a text: names are written in other letters, any text is translated. */
function waysFor({ kind, from, to, review: { ways } }: TranslationDraftsProps): readonly TranslationWay[] {
  const serves: Readonly<Record<TranslationWay, boolean>> = {
    letters: kind === 'text' && languageScript(from.locale) !== languageScript(to.locale),
    service: kind === 'text' || kind === 'prose',
  };
  return ways.filter((way) => serves[way]);
}

/** Buttons that draft a missing text from another language. */
export function TranslationDrafts(props: TranslationDraftsProps) {
  const { from, text, review, onChange } = props;
  const say = useSay();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (way: TranslationWay) => review.translate({ from: from.code, way, text: String(text) }),
    onSuccess: onChange,
  });
  const labels = { letters: 'form.lettersFrom', service: 'form.translateFrom' } as const;
  if (typeof text !== 'string') return null;
  return (
    <>
      {waysFor(props).map((way) => (
        <Button
          key={way}
          variant="text"
          aria-disabled={isPending}
          onClick={() => {
            if (!isPending) mutate(way);
          }}
        >
          {say(labels[way], { language: from.name })}
        </Button>
      ))}
      <ProblemAlert problem={error && problemOf(error)} />
    </>
  );
}
