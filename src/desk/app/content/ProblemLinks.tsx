import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import type { ContentProblem } from '../../api/content-api';

const List = styled('ul')`
  display: grid;
  gap: 6px;
  & a {
    color: inherit;
  }
`;

interface PlacedProblem extends ContentProblem {
  readonly list: string;
  readonly id: string;
  readonly label: string;
}

function placeOf({ list, id, path }: PlacedProblem): string {
  const field = path.length > 0 ? `?field=${path.map(encodeURIComponent).join('.')}` : '';
  return `/content/${encodeURIComponent(list)}/${encodeURIComponent(id)}${field}`;
}

/** Mistakes, each with a link to its field. */
export function ProblemLinks({ problems }: { readonly problems: readonly PlacedProblem[] }) {
  return (
    <List>
      {problems.map((problem) => {
        const { list, id, label, message, hint } = problem;
        const text = [label, [message, hint].filter(Boolean).join(' ')].filter(Boolean).join(': ');
        const key = [list, id, ...problem.path, message].join('/');
        return <li key={key}>{list === '' ? text : <Link to={placeOf(problem)}>{text}</Link>}</li>;
      })}
    </List>
  );
}
