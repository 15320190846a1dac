import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { ArrayFieldItemTemplateProps, RJSFSchema } from '@rjsf/utils';
import type { RecordFormContext } from './form-context';

const Place = styled(Paper)`
  padding: 10px 14px 18px;
  border: 1px solid var(--line-strong);
  box-shadow: none;
  & > .head {
    display: flex;
    justify-content: flex-end;
    align-items: center;
    gap: 6px;
    margin-bottom: 10px;
  }
  & > .head > span {
    flex: 1;
    font-weight: 700;
  }
`;

type ItemProps = ArrayFieldItemTemplateProps<unknown, RJSFSchema, RecordFormContext>;

/** A record in a list of a record, with buttons that move and remove it. */
export function RecordItemTemplate({ children, index, hasToolbar, buttonsProps, registry }: ItemProps) {
  const { ArrayFieldItemButtonsTemplate: Buttons } = registry.templates;
  return (
    <Place>
      <div className="head">
        <span>{index + 1}</span>
        {hasToolbar && <Buttons {...buttonsProps} />}
      </div>
      {children}
    </Place>
  );
}
