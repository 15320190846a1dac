import SvgIcon from '@mui/material/SvgIcon';

/** Lines on a square of 24. */
const paths = {
  add: 'M12 5v14M5 12h14',
  copy: 'M9 9h11v11H9zM6 15H4V4h11v2',
  delete: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  down: 'M12 4v16M5 13l7 7 7-7',
  hide: 'M2 12q4-7 10-7t10 7q-4 7-10 7T2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM4 20 20 4',
  show: 'M2 12q4-7 10-7t10 7q-4 7-10 7T2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
  undo: 'M9 4 4 9l5 5M4 9h9.5a5.5 5.5 0 0 1 0 11H8',
  up: 'M12 20V4M5 11l7-7 7 7',
};

/** An icon of a button of the desk. */
export type DeskIconName = keyof typeof paths;

interface DeskIconProps {
  readonly name: DeskIconName;
  /** Small beside a text. */
  readonly isSmall?: boolean;
}

/** An icon in the colour of the text. The text beside it, or the name of its button, carries the meaning. */
export function DeskIcon({ name, isSmall = false }: DeskIconProps) {
  return (
    <SvgIcon fontSize={isSmall ? 'small' : 'medium'}>
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </SvgIcon>
  );
}
