/** Sentences about values of records and about lists of them. */
export const recordSentences = {
  'address.begin': 'Begin it with https://, mailto:, tel: or, for a page of this site, with a slash.',
  'address.null': 'Write null, or remove the field.',
  'address.placeholder': '“{text}” counts as no address.',
  'address.wrong': '“{text}” is not an address that can be opened.',
  'census.compare': 'Compare it with the list of the census.',
  'census.expected':
    'Expected: the six digits of the village, or all 16 digits with state, district and sub-district.',
  'census.noState': '“{code}” is of no state: no code of the census begins with {prefix}.',
  'census.otherState': '“{code}” is a code of {owner}, but the council is in {state}.',
  'census.prefixes': 'Codes of {state} begin with {prefixes}. Correct the code or “stateCode”.',
  'census.wrong': '“{code}” is not a code of a village in the census of 2011.',
  'council.keepOne': 'Keep one record.',
  'council.many': 'The council has {count} records, of which pages show the first.',
  'council.none': 'The council has no record, so that its details are missing on the pages.',
  'council.writeOne': 'Write one record { } between [ and ].',
  'data.is': 'This data is {what}.',
  'date.format': 'Expected format: YYYY-MM-DD, for example “{example}”.',
  'date.wrong': '“{text}” is not a date.',
  'days.reversed': 'The last day, {last}, is before the first, {first}, so that the record is never current.',
  'disclosure.missing':
    'Items of section 4(1)(b) of the Right to Information Act are not published: {items}.',
  'disclosure.nameLink': 'Name a page or a document in “link”, or choose the state “missing”.',
  'disclosure.noLink': 'The item is “published”, but has no link to where it is published.',
  'disclosure.publish':
    'Publish them, or set “state” to “notHeld” where the council has no such information.',
  'district.fix': 'Publish it again at the desk, or correct the file.',
  'district.unfit':
    'The record “{id}” of the district does not fit the list “{list}” and is not shown: {reason}',
  'district.unreadable': 'The file with what the district publishes cannot be read: nothing of it is shown.',
  'district.wrongEntry': 'The broadcast “{id}” of the district has wrong values and is not shown.',
  'email.wrong': '“{text}” is not an e-mail address.',
  'end.early': 'The end, {end}, is not after the beginning, {start}.',
  'event.noDay': 'The event has no day, so that it is neither coming nor over.',
  'id.own': 'Give each record an id of its own.',
  'id.twice': 'The id {id} is also used by the record [{record}].',
  'id.unknown.category': 'No record of “{list}” has the id “{id}”, so no category shows it.',
  'id.unknown.categoryMore':
    'No record of “{list}” has the id “{id}”, so no category shows it. {count} more records have it.',
  'id.unknown.never': 'No record of “{list}” has the id “{id}”, so it is never shown.',
  'id.unknown.neverMore':
    'No record of “{list}” has the id “{id}”, so it is never shown. {count} more records have it.',
  'lgd.expected':
    'Expected: two to six digits without a leading zero, as https://lgdirectory.gov.in lists the panchayat.',
  'lgd.other':
    'It may be a code of a state or of the census. Look the panchayat up at https://lgdirectory.gov.in.',
  'lgd.wrong': '“{code}” is not the LGD code of a gram panchayat.',
  'link.https': 'Start it with https://.',
  'alert.noPage': 'The alert is for “{path}”, which is not a page.',
  'link.noPage': 'The link leads to “{path}”, which is not a page.',
  'link.wrong': '“{text}” is not a URL that can be opened.',
  'media.elsewhere': 'Put it into a field of its own, or write its address.',
  'media.hidden': 'The text has a picture or video, which is not shown.',
  'parent.missing': 'The record has no “{field}”, by which it is requested; it would never be shown.',
  'personal.aadhaar': 'This seems to be an Aadhaar number, ending in {end}.',
  'personal.account': 'This seems to be a bank account number, ending in {end}.',
  'personal.fileName': 'The name of the file is public: {warning}',
  'personal.mobile': 'This seems to be a mobile number, ending in {end}.',
  'personal.pan': 'This seems to be the PAN of a person, ending in {end}.',
  'personal.remove':
    'Remove it: pages can be read and copied by everyone. If it is meant to be public, add it to “publicNumbers” of the site config.',
  'picture.outside': '{value} is outside the picture.',
  'picture.range': 'Expected a number from {min} (left or top edge) to {max} (right or bottom edge).',
  'records.create': 'If there are no records yet, create the file with an empty list, [].',
  'records.list': 'Put the records between [ and ].',
  'records.missing': 'The records of “{source}” are missing: there is no file “{file}”.',
  'records.noList': '{value} was found where a list [ ] of records is expected.',
  'records.noRecord': '{value} was found where a record { } is expected.',
  'records.record': 'Write { "name": … }.',
  'records.rename':
    'Rename “{file}”, to which an editor has added another ending. Windows hides endings until the Explorer shows “File name extensions”.',
  'retention.more':
    'Write {days} or more, or ask a lawyer whether the rule applies (docs/data-protection.md).',
  'retention.short':
    '{days} days are less than the year for which Rule 8(3) of the Digital Personal Data Protection Rules, 2025 asks that personal data and logs be kept.',
  'state.unknown': '“{code}” is the code of no state.',
  'telephone.digits': 'Write its digits, for example “{example}”.',
  'telephone.unclear': 'It is not certain what to dial for “{text}”, so that it is no link.',
  'telephone.whole':
    'Write whole numbers with their area code and a comma between them, for example “{example}”.',
  'telephone.wrong': '“{text}” is not a telephone number.',
  'term.unknown':
    '“{text}” is none of the terms by which pages select these records, so that no page shows the record.',
  'text.long': 'The text has {length} characters, and at most {most} fit here.',
  'text.shorten': 'Shorten it, or put it into a document and link to that.',
  'time.format': 'Expected format: hh:mm from “{first}” to “{last}”, for example “{example}”.',
  'time.wrong': '“{text}” is not a time of day.',
  'upi.format': 'Expected format: name@bank, for example “{example}”.',
  'upi.wrong': '“{text}” is not a UPI id.',
  'video.copy': 'Open the video and copy its address, for example “https://youtu.be/M7lc1UVf-VE”.',
  'video.many':
    '“{address}” is not the address of one video, so that the page at it is embedded, which most sites refuse.',
} as const;
