import { expect, test } from 'vitest';
import { lineOf, newProblems, realText } from './real-site';

interface Mistake {
  readonly name: string;
  /** Text of the real config; its first occurrence is replaced. */
  readonly from: string;
  readonly to: string;
  /** Part of the first message or its hint. */
  readonly says: string;
  /** Text on the line that is lines, when it is not the line of the change. */
  readonly line?: string;
  /** How many problems follow from it; one when it says nothing. */
  readonly problems?: number;
}

const mistakes: readonly Mistake[] = [
  {
    name: 'a view of a map that is not bound',
    from: '"bind": { "map": "map" },',
    to: '"bind": {}, "mapView": "button",',
    says: 'There is no map to show',
  },
  {
    name: 'a list under a second name',
    from: '"officeHours": { "entity": "office-hours" },',
    to: '"officeHours": { "entity": "office-hours" }, "hours": { "entity": "office-hours", "records": "officeHours" },',
    says: '“hours” is the same list as “officeHours”.',
  },
  // Shape
  {
    name: 'a path of a local list',
    from: '"path": "/SliderImages/GetPublicList"',
    to: '"path": "/local/slides"',
    says: 'paths that begin with /local/ are those of lists without a path',
  },
  {
    name: 'a local list that is to be fetched again',
    from: '"officeHours": { ',
    to: '"officeHours": { "fresh": 60, ',
    says: 'path',
  },
  {
    name: 'a misspelt key of the root',
    from: '"timeZone":',
    to: '"timezone":',
    says: 'Did you mean “timeZone”?',
  },
  {
    name: 'a misspelt key of a section',
    from: '"look": "tales"',
    to: '"lok": "tales"',
    says: 'Unknown key “lok”. Did you mean “look”?',
  },
  {
    name: 'a misspelt optional key',
    from: '"orderBy": {',
    to: '"oderBy": {',
    says: 'Did you mean “orderBy”?',
  },
  {
    name: 'an unknown template',
    from: '"template": "slider"',
    to: '"template": "slidr"',
    says: 'Did you mean “slider”?',
  },
  {
    name: 'an unknown look',
    from: '"look": "notices"',
    to: '"look": "notice"',
    says: 'Did you mean “notices”?',
  },
  { name: 'an unknown icon', from: '"icon": "trees"', to: '"icon": "tree"', says: 'Did you mean “trees”?' },
  {
    name: 'a number as a text',
    from: '"cutAt": 150,',
    to: '"cutAt": "150",',
    says: '“150” was found where a whole number is expected',
  },
  {
    name: 'a text as a number',
    from: '"tabTitle": "Home"',
    to: '"tabTitle": 1',
    says: 'The number 1 was found where a text',
  },
  { name: 'true as a text', from: '"ellipsis": true', to: '"ellipsis": "true"', says: 'where true or false' },
  { name: 'a missing key', from: '"title": "page.history", ', to: '', says: '“title” is missing' },
  { name: 'an empty text', from: '"suffix": "ગ્રામ પંચાયત"', to: '"suffix": ""', says: 'The text is empty' },
  {
    name: 'an invalid colour',
    from: '"ground": "#F6F4EE"',
    to: '"ground": "beige"',
    says: 'Expected: a text such as “#0B5258”.',
  },
  { name: 'a radius too large', from: '"control": 4', to: '"control": 40', says: 'at most 26' },
  {
    name: 'an unknown kind of form field',
    from: '"kind": "email"',
    to: '"kind": "mail"',
    says: 'Did you mean “email”?',
  },
  {
    name: 'an unknown kind of footer column',
    from: '"kind": "telephones"',
    to: '"kind": "phones"',
    says: '“phones” is not a known kind',
  },
  {
    name: 'a text as the time for which an answer is fresh',
    from: '"path": "/News/GetPublicList",',
    to: '"path": "/News/GetPublicList", "fresh": "60",',
    says: '“60” was found where a number is expected',
  },
  {
    name: 'an answer that is fresh for more than a day',
    from: '"path": "/News/GetPublicList",',
    to: '"path": "/News/GetPublicList", "fresh": 100000,',
    says: 'at most 86400',
  },
  { name: 'a wrong value of a cache', from: '"holds": "first"', to: '"holds": "frist"', says: '“frist”' },
  {
    name: 'a path without its slash',
    from: '"path": "/aboutus"',
    to: '"path": "aboutus"',
    says: 'has the wrong format',
    problems: 3,
  },
  {
    name: 'a path with a slash at its end',
    from: '"path": "/aboutus"',
    to: '"path": "/aboutus/"',
    says: 'one slash before each and none at the end',
  },
  {
    name: 'a path with two slashes together',
    from: '"path": "/aboutus"',
    to: '"path": "//aboutus"',
    says: 'one slash before each and none at the end',
  },
  {
    name: 'a menu link with a slash at its end',
    from: '"page": "/villageheritage"',
    to: '"page": "/villageheritage/"',
    says: 'Did you mean “/villageheritage”?',
  },
  {
    name: 'an invalid name of a source',
    from: '"famousPlaces": {',
    to: '"Famous places": {',
    says: '“Famous places” is not a valid name here',
    problems: 5,
  },
  {
    name: 'a duplicate key',
    from: '"marker": 2, "icon": "trees"',
    to: '"marker": 2, "icon": "home", "icon": "trees"',
    says: '“icon” appears twice',
  },
  {
    name: 'a missing comma',
    from: '"timeZone": "Asia/Kolkata",',
    to: '"timeZone": "Asia/Kolkata"',
    says: 'a comma is missing',
  },
  { name: 'an extra comma', from: '"icon": "home" },', to: '"icon": "home", },', says: 'an extra comma' },
  { name: 'a comment', from: '"menu": [', to: '"menu": [ // the menu', says: 'JSON has none' },
  // References
  {
    name: 'an unknown source',
    from: '"source": "heritage"',
    to: '"source": "heritige"',
    says: 'Did you mean “heritage”?',
  },
  {
    name: 'an unknown entity',
    from: '"entity": "notice"',
    to: '"entity": "notices"',
    says: 'Did you mean “notice”?',
  },
  {
    name: 'an unknown message',
    from: '"title": "page.heritage"',
    to: '"title": "page.heritige"',
    says: 'Did you mean “page.heritage”?',
  },
  {
    name: 'a text instead of a message id',
    from: '"title": "page.photos"',
    to: '"title": "Photos of our village"',
    says: 'For a text of your own, write { "GU"',
  },
  {
    name: 'an inline text without a language',
    from: '"label": "menu.home"',
    to: '"label": { "GU": "ઘર", "EN": "Home" }',
    says: 'missing in HI',
  },
  {
    name: 'an inline text in an unknown language',
    from: '"label": "menu.home"',
    to: '"label": { "GU": "ઘર", "HI": "घर", "ENG": "Home" }',
    says: 'Did you mean “EN”?',
  },
  {
    name: 'an inline text with an open brace',
    from: '"label": "menu.home"',
    to: '"label": { "GU": "{", "HI": "घर", "EN": "Home" }',
    says: 'is not a valid message',
  },
  {
    name: 'a menu link to no page',
    from: '"page": "/villageheritage"',
    to: '"page": "/villageheritages"',
    says: 'Did you mean “/villageheritage”?',
  },
  {
    name: 'a site map link to no page',
    from: '"pages": ["/donator"]',
    to: '"pages": ["/donators"]',
    says: 'Did you mean “/donator”?',
  },
  {
    name: 'an unknown subject',
    from: '"marker": 4, "subject": "organisation"',
    to: '"marker": 4, "subject": "organization"',
    says: 'Did you mean “organisation”?',
    problems: 2,
  },
  {
    name: 'an unknown flag',
    from: '{ "flag": "onlineServices" }',
    to: '{ "flag": "onlineService" }',
    says: 'Did you mean “onlineServices”?',
  },
  {
    name: 'an unknown form',
    from: '"form": "complaint"',
    to: '"form": "complaints"',
    says: 'Did you mean “complaint”?',
  },
  {
    name: 'an unknown term',
    from: '"terms": ["talati1", "talati2", "revenueTalati"',
    to: '"terms": ["talati1", "talati3", "revenueTalati"',
    says: '“talati3” is not a name in “terms”',
  },
  {
    name: 'an unknown document',
    from: '"document": "cookies"',
    to: '"document": "cookie"',
    says: 'Did you mean “cookies”?',
  },
  {
    name: 'an unknown format',
    from: '"format": "donation"',
    to: '"format": "donations"',
    says: 'Did you mean “donation”?',
  },
  {
    name: 'an unknown language',
    from: '"unknown": "EN"',
    to: '"unknown": "ENG"',
    says: 'Did you mean “EN”?',
  },
  {
    name: 'a missing picture',
    from: '"logo": "pictures/logo.png"',
    to: '"logo": "pictures/logo.jpg"',
    says: 'Did you mean “pictures/logo.png”?',
  },
  {
    name: 'a missing document file',
    from: '"file": "legal/terms"',
    to: '"file": "legal/term"',
    says: 'Did you mean “legal/terms.GU.md”?',
  },
  // Bindings
  {
    name: 'a field that the entity lacks',
    from: '"caption": "type"',
    to: '"caption": "typ"',
    says: 'Did you mean “type”?',
  },
  {
    name: 'a field that the items of a list lack',
    from: '"bind": { "image": "imageBase64", "viewerCaption": "title" }, "empty": "images.empty"',
    to: '"bind": { "image": "image", "viewerCaption": "title" }, "empty": "images.empty"',
    says: '“image”',
    problems: 1,
  },
  {
    name: 'a column that the items lack',
    from: '"field": "workName"',
    to: '"field": "worksName"',
    says: 'Did you mean “workName”?',
  },
  {
    name: 'a text instead of a list',
    from: '"items": "developmentWorkTrans"',
    to: '"items": "title"',
    says: '“title” is a text, but a list of records is expected here',
  },
  {
    name: 'a text in a picture slot',
    from: '"bind": { "image": "imageBase64", "body": "description" }',
    to: '"bind": { "image": "description", "body": "description" }',
    says: 'but a picture is expected',
  },
  {
    name: 'a picture in a text slot',
    from: '"caption": "description" }',
    to: '"caption": "imageBase64" }',
    says: 'is a picture, but something that can be shown as text is expected',
  },
  {
    name: 'a document in a text slot',
    from: '"bind": { "title": "title", "documents"',
    to: '"bind": { "title": "filePath", "documents"',
    says: 'is the URL of a document',
  },
  {
    name: 'a text as a document',
    from: '"documents": [{ "field": "filePath"',
    to: '"documents": [{ "field": "title"',
    says: '“title” is a text',
  },
  {
    name: 'a text as an address',
    from: '"bind": { "title": "title", "address": "link" }',
    to: '"bind": { "title": "title", "address": "title" }',
    says: 'but the URL of a document or a URL is expected',
  },
  {
    name: 'a period of no dates',
    from: '"period": { "from": "fromDate"',
    to: '"period": { "from": "name"',
    says: 'but a date is expected',
  },
  {
    name: 'a format on a text',
    from: '{ "label": "donators.year", "field": "year" }',
    to: '{ "label": "donators.year", "field": "year", "format": "donation" }',
    says: 'is a format of amounts',
  },
  {
    name: 'a yes or no compared with a text',
    from: '"where": [{ "field": "isVisible", "equals": true }], "orderBy"',
    to: '"where": [{ "field": "isVisible", "equals": "true" }], "orderBy"',
    says: 'never equals the text “true”',
  },
  {
    name: 'a filter by a field of the wrong kind',
    from: '"field": "galleryCategoryId"',
    to: '"field": "type"',
    says: 'an id is expected here',
  },
  {
    name: 'a field of the council that it lacks',
    from: '"needs": ["name", "taxCollectionUrl"]',
    to: '"needs": ["name", "taxUrl"]',
    says: '“taxUrl” is not a field of the records of “councilDetail”',
  },
  {
    name: 'two ways to bind one fact',
    from: '"field": "wardNo" }',
    to: '"field": "wardNo", "fields": ["type"] }',
    says: 'exclude each other',
  },
  {
    name: 'a fact that binds nothing',
    from: '{ "label": "people.seatType", "field": "type" }',
    to: '{ "label": "people.seatType" }',
    says: 'One of “field”, “fields” or “period” is missing',
  },
  {
    name: 'a condition without a value',
    from: '{ "field": "isVisible", "equals": true }], "orderBy"',
    to: '{ "field": "isVisible" }], "orderBy"',
    says: 'One of “equals”, “oneOf” or “terms” is missing',
  },
  // Pages and menu
  {
    name: 'two pages on one path',
    from: '"path": "/villageplaces"',
    to: '"path": "/villageheritage"',
    says: 'is already the path of pages[2]',
    problems: 4,
  },
  {
    name: 'a page under a language',
    from: '"path": "/question"',
    to: '"path": "/en/question"',
    says: 'it is the URL prefix of a language',
    problems: 3,
  },
  {
    name: 'a page under an address of the engine',
    from: '"path": "/feedback"',
    to: '"path": "/api/feedback"',
    says: 'the engine uses it',
    problems: 3,
  },
  {
    name: 'a page under the address that counts views',
    from: '"path": "/feedback"',
    to: '"path": "/visits"',
    says: 'the engine uses it',
    problems: 3,
  },
  {
    name: 'a page without a link to it',
    from: '"path": "/search", "title"',
    to: '"path": "/lost", "title": "page.terms", "sections": [{ "template": "article", "document": "terms" }] }, { "path": "/search", "title"',
    says: 'No link leads to the page “/lost”',
  },
  {
    name: 'a marker beyond the last',
    from: '"tabTitle": "Donator", "marker": 7',
    to: '"tabTitle": "Donator", "marker": 17',
    says: 'There is no marker 17',
  },
  {
    name: 'a marker that no menu entry has',
    from: '"label": "menu.lokSwagat", "marker": 10',
    to: '"label": "menu.lokSwagat", "marker": 12',
    says: 'No menu entry is highlighted by the marker 10',
    line: '"path": "/question"',
    problems: 3,
  },
  {
    name: 'a menu entry that leads nowhere',
    from: '{ "page": "/contactus", "label": "menu.contact", "icon": "phone" }',
    to: '{ "label": "menu.contact", "icon": "phone" }',
    says: 'is missing here',
    problems: 2,
  },
  {
    name: 'a group without its label',
    from: '"label": "menu.village", "marker": 2',
    to: '"marker": 2',
    says: '“label” is missing; it is required with “entries”',
  },
  {
    name: 'a subject page outside its menu',
    from: '{ "page": "/orgstatistic", "label": "menu.statistics" }',
    to: '{ "page": "/aboutus", "label": "menu.statistics" }',
    says: 'The page “/aboutus” is not about organisation',
  },
  {
    name: 'a subject’s source on a page without one',
    from: '"marker": 5, "subject": "committee"',
    to: '"marker": 5',
    says: 'is not about committee',
    line: '"pages": [{ "page": "/committee" }]',
    problems: 3,
  },
  {
    name: 'a category’s source outside of categories',
    from: '"template": "list", "look": "texts", "source": "councilAbout"',
    to: '"template": "list", "look": "texts", "source": "activities"',
    says: 'needs a category',
    problems: 1,
  },
  {
    name: 'an unknown placeholder in a query',
    from: '"commityId": "$subject.id"',
    to: '"commityId": "$subject.ID"',
    says: 'Did you mean “$subject.id”?',
  },
  {
    name: 'a subject whose records have no id',
    from: '"source": "organisations", "label": "name"',
    to: '"source": "websites", "label": "name"',
    says: 'does not require one',
  },
  // Languages, theme, storage, forms
  {
    name: 'an unknown time zone',
    from: '"timeZone": "Asia/Kolkata"',
    to: '"timeZone": "Asia/Kolkatta"',
    says: 'Did you mean “Asia/Kolkata”?',
  },
  {
    name: 'an unknown locale',
    from: '"locale": "gu-IN"',
    to: '"locale": "qq-IN"',
    says: 'is not a known locale',
  },
  {
    name: 'an address with a slash at its end',
    from: '"https://www.motipura.example"',
    to: '"https://www.motipura.example/"',
    says: '“https://www.village.example”, with nothing after the name',
  },
  {
    name: 'an address with a query',
    from: '"https://www.motipura.example"',
    to: '"https://www.motipura.example?x=1"',
    says: 'is not the URL of a site',
  },
  {
    name: 'a display name without a language',
    from: '"HI": "मोतीपुरा", "EN": "Motipura" }',
    to: '"EN": "Motipura" }',
    says: 'missing in HI',
  },
  {
    name: 'a duplicate numeral',
    from: '"numerals": ["૧", "૨"]',
    to: '"numerals": ["૧", "૧"]',
    says: 'appears twice',
  },
  { name: 'too few numerals', from: '"numerals": ["1", "2"]', to: '"numerals": ["1"]', says: '2 are needed' },
  {
    name: 'a colour with too little contrast',
    from: '"accent": "#0B5258"',
    to: '"accent": "#7FB5BA"',
    says: 'Too little contrast',
  },
  {
    name: 'one storage key for two sources',
    from: '"key": "faviconData"',
    to: '"key": "grampanchayatData"',
    says: 'is already in use',
  },
  {
    name: 'a cleared key that no source uses',
    from: '"clears": ["grampanchayatData"',
    to: '"clears": ["grampanchayat"',
    says: 'Did you mean “grampanchayatData”?',
  },
  {
    name: 'a constant that is also a field',
    from: '"constants": { "isVisible": true },',
    to: '"constants": { "isVisible": true, "name": "x" },',
    says: 'is also a field of the form',
  },
  {
    name: 'a form field that the council does not know',
    from: '"name": "question", "kind": "long-text"',
    to: '"name": "qestion", "kind": "long-text"',
    says: 'Did you mean “question”?',
  },
  {
    name: 'a form field that an entity of the engine lacks',
    from: '"constants": { "isVisible": true },',
    to: '"constants": { "isVisible": true, "ward": "1" },',
    says: 'the form needs an entity of its own: a schema in “entities” of the content folder',
  },
  {
    name: 'a form that lacks a required field',
    from: '"constants": { "isVisible": true },',
    to: '"constants": {},',
    says: 'does not send “isVisible”',
    line: '"fields": [\n        { "name": "name", "kind": "text"',
  },
  {
    name: 'a choice with one option',
    from: '"options": ["Complaint_type_1", "Complaint_type_2", "Complaint_type_3", "Complaint_type_4"]',
    to: '"options": ["Complaint_type_1"]',
    says: 'at least two',
  },
  {
    name: 'labels that do not match their fields',
    from: '"labels": ["contact.village", "contact.taluka", "contact.district"]',
    to: '"labels": ["contact.village", "contact.taluka"]',
    says: '2 labels for 3 fields',
  },
  {
    name: 'columns wider than the table',
    from: '"share": 29',
    to: '"share": 59',
    says: 'the maximum is 100',
    line: '"columns": [\n            { "label": "works.name"',
  },
  {
    name: 'a fact of the council that is not bound',
    from: '"taluka": "taluka", "district"',
    to: '"district"',
    says: '“taluka” cannot be shown',
    line: '"facts": ["taluka"',
  },
  {
    name: 'a feed of an unknown source',
    from: '{ "source": "notices", "page": "/notice",',
    to: '{ "source": "notice", "page": "/notice",',
    says: '“notice” is not a source. Did you mean “notices”?',
  },
  {
    name: 'a feed with a date that is none',
    from: '"date": "newsDate" }\n      }',
    to: '"date": "newsHeading" }\n      }',
    says: '“newsHeading” is a text, but a date is expected here',
  },
  {
    name: 'a feed that leads to no page',
    from: '{ "source": "notices", "page": "/notice",',
    to: '{ "source": "notices", "page": "/notices",',
    says: '“/notices” is not the path of a page',
  },
  {
    name: 'a search of an unknown source',
    from: '"source": "beneficiaries", "page": "/beneficiaries", "bind": { "title"',
    to: '"source": "beneficiary", "page": "/beneficiaries", "bind": { "title"',
    says: 'Did you mean “beneficiaries”?',
  },
  {
    name: 'a search for an unknown field',
    from: '"bind": { "title": "newsHeading", "text"',
    to: '"bind": { "title": "heading", "text"',
    says: '“heading” is not a field of the records of “news” (news).',
  },
  {
    name: 'a search for an unknown field of items',
    from: '"text": ["schemeName", "relatedSection"]',
    to: '"text": ["schemeName", "section"]',
    says: '“section” is not a field of the items in “developmentWorkTrans”',
  },
  {
    name: 'a search of a list per category without its categories',
    from: '"source": "activities", "categories": { "source": "activityCategories" },',
    to: '"source": "activities",',
    says: '“activities” needs a category',
  },
  {
    name: 'a search of a list per subject on a page without one',
    from: '"source": "committeeMembers", "page": "/committee"',
    to: '"source": "committeeMembers", "page": "/member"',
    says: '“committeeMembers” needs a subject',
  },
  {
    name: 'a search that leads to no page',
    from: '"source": "donators", "page": "/donator", "bind": { "title"',
    to: '"source": "donators", "page": "/donor", "bind": { "title"',
    says: '“/donor” is not the path of a page',
  },
  {
    name: 'a search without a page',
    from: '"sections": [{ "template": "search", "hint": "search.hint" }]',
    to: '"sections": [{ "template": "form", "form": "question" }]',
    says: 'No page has a search',
    line: '"search": {',
  },
  {
    name: 'a description without a text',
    from: '"description": "description.members"',
    to: '"description": "description.memebrs"',
    says: 'description.memebrs',
  },
];

test('covers more than fifty mistakes', () => {
  expect(new Set(mistakes.map(({ name }) => name)).size).toBeGreaterThan(50);
});

test.each(mistakes)('$name is reported at its line', ({ from, to, says, line, problems = 1 }) => {
  expect(realText).toContain(from);
  const found = newProblems({ config: realText.replace(from, () => to) });
  const lines = found.map((problem) => `${String(problem.line)}: ${problem.message} ${problem.hint ?? ''}`);
  const expected = lineOf(line ?? from);
  expect(lines.join('\n')).toContain(says);
  expect(found.find(({ message, hint }) => `${message} ${hint ?? ''}`.includes(says))?.line).toBe(expected);
  expect(lines, lines.join('\n')).toHaveLength(problems);
});
