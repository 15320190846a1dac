import styled from '@emotion/styled';

const Line = styled('time')`
  display: block;
  color: var(--ink-soft);
  font-size: var(--small);
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
`;

/** A day on a line of its own. */
export function DateLine({
  of: { day, text },
}: {
  readonly of: { readonly day: string; readonly text: string };
}) {
  return <Line dateTime={day}>{text}</Line>;
}
