import { expect, test } from 'vitest';
import { convertLegacyFont } from '../../src/check/writing/convert-legacy-font';
import { findLegacyFont } from '../../src/check/writing/legacy-fonts';

test.each([
  ['xzke iapk;r', 'ग्राम पंचायत'],
  ['ljiap ,oa lnL; lfefr', 'सरपंच एवं सदस्य समिति'],
  ['lHkk fodkl lfpo iz/kku eqf[k;k', 'सभा विकास सचिव प्रधान मुखिया'],
  ['v/;{k vf/kdkjh dk;kZy; fo|ky; ;kstuk', 'अध्यक्ष अधिकारी कार्यालय विद्यालय योजना'],
  ["rglhy efgyk lwpuk cSBd f'k{kk fnukad", 'तहसील महिला सूचना बैठक शिक्षा दिनांक'],
  ['Jherh ljdkj jkT; xk¡o ikuh vkSj fgUnh', 'श्रीमती सरकार राज्य गाँव पानी और हिन्दी'],
  ['xzke lHkk dh cSBd fnukad 15-8-2026 dks gksxhA', 'ग्राम सभा की बैठक दिनांक 15.8.2026 को होगी।'],
  ['ljdkjh fLFkfr dk;ZØe', 'सरकारी स्थिति कार्यक्रम'],
  ['lfefr }kjk LoPN ty] fctyh', 'समिति द्वारा स्वच्छ जल, बिजली'],
])('the text %j in Krutidev is %j', (typed, meant) => {
  expect(convertLegacyFont(typed)).toEqual({ font: 'Krutidev', text: meant });
  expect(findLegacyFont(meant)).toBeUndefined();
});

test.each([
  ['U|FD 5\\RFIT', 'ગ્રામ પંચાયત'],
  [';Z5\\R VG[ ;eI', 'સરપંચ અને સભ્ય'],
  ['lH<, lJSF; IMHGF', null],
  [';lDlT lJSF; DFlCTL', 'સમિતિ વિકાસ માહિતી'],
  ['VlWSFZL D\\+L SR[ZL TFZLB 5F6L XF/F', 'અધિકારી મંત્રી કચેરી તારીખ પાણી શાળા'],
  ['U|FD 5\\RFIT 2026', null],
])('the text %j in LMG-Arun is %j', (typed, meant) => {
  expect(convertLegacyFont(typed)?.text ?? null).toBe(meant);
});

test.each(['Gram panchayat', 'ગ્રામ પંચાયત', 'see [the list]', '', 'fUFk'])('%j is not converted', (text) => {
  expect(convertLegacyFont(text)).toBeNull();
});
