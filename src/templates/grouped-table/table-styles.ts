import styled from '@emotion/styled';
import { offscreenItemStyles } from '../../site/ui/list/offscreen-styles';
import { visuallyHiddenStyles } from '../../site/ui/text/VisuallyHidden';

const asTable = `
  border: 1px solid var(--line);
  & th {
    padding: 12px 14px;
    text-align: start;
    vertical-align: bottom;
  }
  & thead th {
    background: var(--sunken);
    font-size: var(--small);
    line-height: 1.4;
  }
  & tbody > tr > * {
    padding: 14px;
    border-top: 1px solid var(--line);
    vertical-align: top;
  }
  & .end {
    text-align: end;
  }
  & tbody tr:hover {
    background: var(--accent-soft);
  }
`;

const asSheets = `
  &,
  & tbody,
  & tr,
  & tbody > tr > * {
    display: block;
  }
  background: none;
  & colgroup {
    display: none;
  }
  & thead {
    ${visuallyHiddenStyles}
  }
  & thead th {
    font: inherit;
  }
  & tbody tr {
    position: relative;
    margin-bottom: 12px;
    padding: 14px 16px 6px;
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: var(--radius-card);
    ${offscreenItemStyles(270)}
  }
  & tbody td {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
    padding: 8px 0;
    border-top: 1px solid var(--line);
    font-size: var(--small);
  }
  & tbody td:empty {
    display: none;
  }
  & tbody td::before {
    content: attr(data-label);
    content: attr(data-label) / '';
    color: var(--ink-soft);
    font-weight: 400;
  }
  & tbody td > span {
    /* As wide as its longest word, if that fits: the value goes below its label before a word is broken. */
    flex: 1 1 7rem;
    max-width: 100%;
    overflow-wrap: break-word;
    text-align: end;
  }
  & tbody .unbroken > span {
    min-width: max-content;
  }
  & tbody .serial {
    position: absolute;
    inset-block: 14px auto;
    inset-inline: 16px auto;
    display: grid;
    place-content: center;
    min-width: 32px;
    height: 32px;
    padding: 0 4px;
    border: 0;
    border-radius: 99px;
    background: var(--accent-soft);
    color: var(--accent-hover);
    font-weight: 700;
  }
  & tbody .serial,
  & tbody .end > span {
    font-size: var(--control);
  }
  & tbody .serial::before {
    display: none;
  }
  & tbody .serial ~ th {
    padding-inline-start: 44px;
  }
  & tbody th {
    min-height: 32px;
    padding: 2px 0 10px;
  }
`;

/** The screen width in px from which the columns have room beside each other. */
const tableFrom = ({ columns }: { readonly columns: number }) => (columns > 6 ? 1024 : 768);

/** A table; on screens under 768 px, with many columns under 1024 px, each of its rows is a sheet of labelled values. */
export const StackingTable = styled('table', { shouldForwardProp: (name) => name !== 'columns' })<{
  readonly columns: number;
}>`
  width: 100%;
  border-collapse: collapse;
  background: var(--surface);
  font-size: var(--control);
  line-height: 1.5;
  & tbody > tr > * {
    overflow-wrap: anywhere;
  }
  & tbody th {
    text-align: start;
    font-weight: 400;
  }
  & .unbroken {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & td.end {
    font-weight: 700;
  }
  @media (min-width: ${tableFrom}px), print {
    ${asTable}
  }
  @media screen and (max-width: ${(props) => tableFrom(props) - 0.02}px) {
    ${asSheets}
    & tbody th {
      font-weight: 700;
    }
  }
  @media print {
    font-size: 0.8em;
    & :is(th, td):is(th, td) {
      padding: 6px 8px;
    }
    & tr {
      break-inside: avoid;
    }
  }
`;
