/** An e-mail address as a link; null when it has the wrong format. */
export function emailUrl(email: string | null): string | null {
  return email && /^[^\s@<>"]+@[^\s@<>"]+$/.test(email) ? `mailto:${email}` : null;
}
