import type { Manifest } from './manifest';

/** Explains the archive to a person who finds it without its documentation. */
export function handoverReadme({ site, createdAt, engine, node, hasHistory }: Manifest): string {
  const commit = engine.commit === null ? '' : `, commit ${engine.commit}`;
  return `# Handover of ${site}

Written at ${createdAt} by version ${engine.version}${commit} of the engine, with Node ${node}.

**This archive holds names, telephone numbers and messages of citizens.** Give it only to those who look after the website from now
on, in person or encrypted, and delete every other copy.

**આ ફાઇલમાં નાગરિકોનાં નામ, ફોન નંબર અને સંદેશા છે.** હવેથી વેબસાઇટ સંભાળનારને જ રૂબરૂ અથવા એન્ક્રિપ્ટ કરીને આપો, અને બાકીની બધી નકલો કાઢી નાખો.

**इस फ़ाइल में नागरिकों के नाम, फ़ोन नंबर और संदेश हैं।** इसे केवल उन्हीं को दें जो अब से वेबसाइट संभालेंगे, स्वयं मिलकर या एन्क्रिप्ट करके, और बाकी सभी प्रतियाँ मिटा दें।

| here             | what                                                                               |
| ---------------- | ---------------------------------------------------------------------------------- |
| \`site/\`          | the config and the content folder${hasHistory ? ' with its Git history (`git -C site/content log`)' : ''} |
| \`data/tables/\`   | what visitors sent, notes, drafts, the log of the desk and counted visits: a row per line (JSON) |
| \`data/people.json\` | who worked at the desk, with roles; no passwords                                   |
| \`data/uploads/\`  | pictures and documents of the desk that are not published yet                      |
| \`data/photos/\`   | photos of submissions, by their numbers                                            |
| \`manifest.json\`  | versions, and the number of rows of each table                                     |
| \`SHA256SUMS\`     | checksums of all other files: \`sha256sum -c SHA256SUMS\`                            |

## Restore it

On a computer with Node ${node} or later and the engine at the version above or later, in the folder of the engine:

    SITE_CONFIG=/srv/site/site.config.json DATA_DIR=/srv/site-data npm run handover -- --restore FILE

The folders are created. With PostgreSQL, put \`DATABASE_URL=postgres://…\` before it as well. The command checks the archive,
overwrites nothing, and prints an invitation link for each person and what to do next. Stop the earlier server first, so that nobody
sends messages to it.
`;
}
