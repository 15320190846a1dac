import type { CSSObject } from '@emotion/react';
import styled from '@emotion/styled';
import { buttonStyles } from '../../theme/button-styles';
import { NewTab } from '../text/NewTab';

const plain = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  position: 'relative',
  border: 0,
  borderRadius: 'var(--radius-control)',
  background: 'none',
  color: 'var(--accent)',
  textDecoration: 'none',
  verticalAlign: 'middle',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  ...buttonStyles.root,
} satisfies CSSObject;

/** A button, for all but the most important thing of a view. */
export const Button = styled('button')(plain, buttonStyles.outlined);

/** A link that looks like a button. */
export const ButtonAnchor = styled('a')(plain, buttonStyles.outlined);

/** A link to a new tab that looks like a button. */
export const ButtonLink = styled(NewTab)(plain, buttonStyles.outlined);

/** The primary button: at most one per view. */
export const PrimaryButton = styled('button')(plain, buttonStyles.contained);

/** A link that looks like the primary button. */
export const PrimaryAnchor = styled('a')(plain, buttonStyles.contained);

/** A link to a new tab that looks like the primary button. */
export const PrimaryLink = styled(NewTab)(plain, buttonStyles.contained);

/** A button without a frame, within a text. */
export const TextButton = styled('button')(plain, buttonStyles.text);
