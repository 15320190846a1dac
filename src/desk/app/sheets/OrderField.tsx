import { dateOrders } from '../../api/sheets-api';
import { useSay } from '../language/use-say';
import { ChoiceField } from '../parts/ChoiceField';
import { type SheetDraft, withOrder } from './sheet-draft';

interface OrderFieldProps {
  readonly draft: SheetDraft;
  /** Of the column. */
  readonly index: number;
  readonly onChange: (draft: SheetDraft) => void;
}

/** Asks for the order of the dates of a column where they may have more than one. */
export function OrderField({ draft, index, onChange }: OrderFieldProps) {
  const say = useSay();
  const { table, columns, orders } = draft;
  const target = table.targets.find(({ value }) => value === columns[index]);
  const possible = table.columns[index]?.orders ?? [];
  if (target?.isDate !== true || possible.length < 2) return null;
  return (
    <ChoiceField
      label={say('sheets.order', { name: target.label })}
      choices={possible.map((value) => ({ value, label: say(`sheets.order.${value}`) }))}
      value={orders[index] ?? ''}
      onChange={(value) => {
        const order = dateOrders.find((one) => one === value);
        if (order) onChange(withOrder(draft, index, order));
      }}
    />
  );
}
