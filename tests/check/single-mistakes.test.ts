import { test } from 'vitest';
import { expectReport, titled, type Mistake } from './mistakes/mistake';
import { newProblems, realText } from './real-site';

const isVisible = '"constants": { "isVisible": true },';
const news = '"path": "/News/GetPublicList",';

/** Mistakes in the config of the sample village, which has more of what a config may have than smaller sites. */
const mistakes: readonly Mistake[] = [
  // Shape
  ['"timeZone":', '"timezone":', 'Did you mean “timeZone”?'],
  ['"look": "tales"', '"lok": "tales"', 'Unknown key “lok”. Did you mean “look”?'],
  ['"orderBy": {', '"oderBy": {', 'Did you mean “orderBy”?'],
  ['"template": "slider"', '"template": "slidr"', 'Did you mean “slider”?'],
  ['"look": "notices"', '"look": "notice"', 'Did you mean “notices”?'],
  ['"cutAt": 150,', '"cutAt": "150",', '“150” was found where a whole number is expected'],
  ['"tabTitle": "Home"', '"tabTitle": 1', 'The number 1 was found where a text'],
  ['"ellipsis": true', '"ellipsis": "true"', 'where true or false'],
  ['"title": "page.history", ', '', '“title” is missing'],
  ['"suffix": "ગ્રામ પંચાયત"', '"suffix": ""', 'The text is empty'],
  ['"ground": "#F6F4EE"', '"ground": "beige"', 'Expected: a text such as “#0B5258”.'],
  ['"control": 4', '"control": 40', 'at most 26'],
  ['"kind": "email"', '"kind": "mail"', 'Did you mean “email”?'],
  ['"kind": "telephones"', '"kind": "phones"', '“phones” is not a known kind'],
  [news, `${news} "fresh": "60",`, '“60” was found where a number is expected'],
  [news, `${news} "fresh": 100000,`, 'at most 86400'],
  ['"icon": "trees"', '"icon": "helicopter"', 'Possible values: “home”, “trees”'],
  ['"icon": "trees"', '"icon": "tractr"', 'Did you mean “tractor”?'],
  ['"holds": "first"', '"holds": "frist"', '“frist”'],
  ['"path": "/aboutus"', '"path": "aboutus"', 'has the wrong format', { problems: 3 }],
  ['"path": "/aboutus"', '"path": "/aboutus/"', 'one slash before each and none at the end'],
  ['"path": "/aboutus"', '"path": "//aboutus"', 'one slash before each and none at the end'],
  ['"famousPlaces": {', '"Famous places": {', '“Famous places” is not a valid name here', { problems: 5 }],
  ['"path": "/SliderImages/GetPublicList"', '"path": "/local/slides"', 'are those of lists without a path'],
  ['"officeHours": { ', '"officeHours": { "fresh": 60, ', 'path'],
  [
    '"officeHours": {',
    '"hours": { "entity": "office-hours", "records": "officeHours" }, "officeHours": {',
    '“officeHours” is the same list as “hours”.',
    { isWarning: true, problems: 2 },
  ],
  [
    '"extend": ["text",',
    '"extend": ["txt",',
    '“txt” is not a field of the entity “notice”. Did you mean “text”?',
  ],
  [
    '"entity": "bank-details",',
    '"entity": "bank-details", "extend": ["upiId"],',
    'The records of “bankDetails” cannot be extended: the entity “bank-details” has no id.',
  ],
  ['"officeHours": { ', '"officeHours": { "extend": ["name"], ', 'path'],
  ['"numerals": ["1", "2"]', '"numerals": ["1"]', '2 are needed'],
  ['"Complaint_type_1", "Complaint_type_2", "Complaint_type_3", ', '', 'at least two'],
  // Texts
  ['"title": "page.photos"', '"title": "Photos of our village"', 'For a text of your own, write { "GU"'],
  ['"label": "menu.home"', '"label": { "GU": "ઘર", "HI": "घर", "ENG": "Home" }', 'Did you mean “EN”?'],
  ['"HI": "मोतीपुरा", "EN": "Motipura" }', '"EN": "Motipura" }', 'missing in HI'],
  ['"description": "description.members"', '"description": "description.memebrs"', 'description.memebrs'],
  // Bindings
  ['"image": "imageBase64", "viewerCaption": "title" }', '"image": "image" }', '“image”'],
  ['"field": "workName"', '"field": "worksName"', 'Did you mean “workName”?'],
  ['"items": "developmentWorkTrans"', '"items": "title"', '“title” is a text, but a list of records'],
  [
    '"image": "imageBase64", "body": "des',
    '"image": "description", "body": "des',
    'but a picture is expected',
  ],
  [
    '"caption": "description" }',
    '"caption": "imageBase64" }',
    'is a picture, but something that can be shown',
  ],
  ['"title": "title", "documents"', '"title": "filePath", "documents"', 'is the URL of a document'],
  ['"documents": [{ "field": "filePath"', '"documents": [{ "field": "title"', '“title” is a text'],
  ['"title": "title", "address": "link" }', '"title": "title", "address": "title" }', 'or a URL is expected'],
  ['"period": { "from": "fromDate"', '"period": { "from": "name"', 'but a date is expected'],
  [
    '"donators.year", "field": "year" }',
    '"donators.year", "field": "year", "format": "donation" }',
    'of amounts',
  ],
  ['"field": "galleryCategoryId"', '"field": "type"', 'an id is expected here'],
  ['"field": "wardNo" }', '"field": "wardNo", "fields": ["type"] }', 'exclude each other'],
  ['"people.seatType", "field": "type" }', '"people.seatType" }', 'One of “field”, “fields” or “period” is'],
  [
    '"equals": true }], "orderBy"',
    '"x": 1 }], "orderBy"',
    'One of “equals”, “oneOf” or “terms”',
    { problems: 2 },
  ],
  // Pages and menu
  ['"page": "/villageheritage"', '"page": "/villageheritage/"', 'Did you mean “/villageheritage”?'],
  [
    '"path": "/search", "title"',
    '"path": "/lost", "title": "page.terms", "sections": [{ "template": "form", "form": "question" }] }, { "path": "/search", "title"',
    'No link leads to the page “/lost”',
    { isWarning: true },
  ],
  [
    '"menu.lokSwagat", "marker": 10',
    '"menu.lokSwagat", "marker": 12',
    'No menu entry is highlighted on the page “/question”: none has the marker 10. Remove “marker”',
    { at: '"path": "/question"', problems: 3 },
  ],
  [
    '"sources": {',
    '"sources": { "waterTanks": { "entity": "notice", "records": "notices" },',
    'Nothing shows the list “waterTanks”. Name it in the “source” of a section',
    { isWarning: true },
  ],
  ['{ "page": "/contactus", "label"', '{ "label"', 'is missing here', { problems: 2 }],
  [
    '"label": "menu.village", "marker": 2',
    '"marker": 2',
    '“label” is missing; it is required with “entries”',
  ],
  ['"/orgstatistic", "label"', '"/aboutus", "label"', 'The page “/aboutus” is not about organisation'],
  [
    '"marker": 5, "subject": "committee"',
    '"marker": 5',
    'is not about committee',
    { at: '"pages": [{ "page": "/committee" }]', problems: 3 },
  ],
  [
    '"look": "texts", "source": "councilAbout"',
    '"look": "texts", "source": "activities"',
    'needs a category',
  ],
  ['"commityId": "$subject.id"', '"commityId": "$subject.ID"', 'Did you mean “$subject.id”?'],
  [
    '"source": "organisations", "label": "name"',
    '"source": "websites", "label": "name"',
    'does not require one',
  ],
  // Settings and forms
  ['"numerals": ["૧", "૨"]', '"numerals": ["૧", "૧"]', 'appears twice'],
  ['"key": "faviconData"', '"key": "grampanchayatData"', 'is already in use'],
  [isVisible, '"constants": { "isVisible": true, "name": "x" },', 'is also a field of the form'],
  [
    isVisible,
    '"constants": { "isVisible": true, "ward": "1" },',
    'the form needs an entity of its own: a schema',
  ],
  [
    isVisible,
    '"constants": {},',
    'does not send “isVisible”',
    { at: '"fields": [\n        { "name": "name"' },
  ],
  ['"contact.taluka", "contact.district"]', '"contact.taluka"]', '2 labels for 3 fields'],
  // Feed and search
  ['{ "source": "notices", "page"', '{ "source": "notice", "page"', 'not a source. Did you mean “notices”?'],
  [
    '"newsDate" }\n      }',
    '"newsHeading" }\n      }',
    '“newsHeading” is a text, but a date is expected here',
  ],
  ['"notices", "page": "/notice"', '"notices", "page": "/notices"', '“/notices” is not the path of a page'],
  ['"beneficiaries", "page"', '"beneficiary", "page"', 'Did you mean “beneficiaries”?'],
  [
    '"title": "newsHeading", "text"',
    '"title": "heading", "text"',
    'not a field of the records of “news” (news)',
  ],
  [
    '["schemeName", "relatedSection"]',
    '["schemeName", "section"]',
    '“section” is not a field of the items in',
  ],
  ['"categories": { "source": "activityCategories" },', '', '“activities” needs a category'],
  ['"committeeMembers", "page": "/committee"', '"committeeMembers", "page": "/member"', 'needs a subject'],
  ['"page": "/donator", "bind"', '"page": "/donor", "bind"', '“/donor” is not the path of a page'],
  [
    '{ "template": "search", "hint": "search.hint" }',
    '{ "template": "form", "form": "question" }',
    'No page has a search',
    { at: '"search": {' },
  ],
];

test.each(titled(mistakes))('%s is reported in its line', (_, mistake) => {
  expectReport('site.config.json', realText, mistake, (config) => newProblems({ config }));
});
