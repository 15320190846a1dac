import { separators, type SheetTable } from '../../api/sheets-api';
import { useSay } from '../language/use-say';
import { ChoiceField } from '../parts/ChoiceField';
import type { SheetDraft, SheetSource } from './sheet-draft';

interface SourceFieldsProps {
  readonly draft: SheetDraft;
  /** Reads the table in another way. */
  readonly onRead: (source: SheetSource) => void;
}

/** Asks which sheet of a file is imported, and what stands between the cells of a text, where that is not certain. */
export function SourceFields({ draft: { source, table }, onRead }: SourceFieldsProps) {
  const say = useSay();
  const { sheets, sheet, separator, otherSeparators } = table;
  const labelOf = ({ name, isHidden }: SheetTable['sheets'][number]) =>
    isHidden ? say('sheets.sheetHidden', { name }) : name;
  return (
    <>
      {sheets.length > 1 && (
        <ChoiceField
          label={say('sheets.sheet')}
          choices={sheets.map((one) => ({ value: one.name, label: labelOf(one) }))}
          value={sheet}
          onChange={(value) => {
            onRead({ ...source, sheet: value });
          }}
        />
      )}
      {separator !== null && otherSeparators.length > 0 && (
        <ChoiceField
          label={say('sheets.separator')}
          choices={[separator, ...otherSeparators].map((value) => ({
            value,
            label: say(`sheets.separator.${value}`),
          }))}
          value={separator}
          onChange={(value) => {
            const chosen = separators.find((one) => one === value);
            if (chosen) onRead({ ...source, separator: chosen });
          }}
        />
      )}
    </>
  );
}
