import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { fieldStyles } from '../../theme/field-styles';
import { Icon } from '../picture/Icon';

const Place = styled('div')`
  position: relative;
  & > svg {
    position: absolute;
    pointer-events: none;
  }
`;

const Control = styled('select')(
  { width: '100%', appearance: 'none', color: 'inherit' },
  fieldStyles.input,
  fieldStyles.select,
  { '&[aria-invalid=true]': fieldStyles.wrong, '& + svg': fieldStyles.arrow },
);

/** The browser's select as the fields of the site. It loads without MUI, whose select brings much code. */
export function Select(props: ComponentProps<'select'>) {
  return (
    <Place>
      <Control {...props} />
      <Icon name="chevron-down" />
    </Place>
  );
}
