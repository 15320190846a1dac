/** The URL that sends a page by WhatsApp: its title and, on a line of its own, its address. */
export function whatsAppUrl(title: string, url: string): string {
  return `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`;
}
