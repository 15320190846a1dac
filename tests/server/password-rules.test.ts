import { expect, test } from 'vitest';
import { passwordProblem } from '../../src/desk/server/password-rules';

const words = [
  'ગામ મોતીપુરા',
  'मोतीपुरा',
  'Motipura Gram Panchayat',
  'motipura.example',
  'રમેશ પટેલ',
  'Kokila Desai',
];

test.each([
  'Motipura@2024',
  'M0t1pura@2024',
  'MOTIPURA!98765',
  'Motipuraa@2024',
  'Ramesh@123456',
  'RameshPatel@1',
  'Rameshpatel@2025',
  'R@meshP@tel99',
  'ramesh.patel.1',
  'letaphsemar@1234',
  'Kok1laDesa1@2026',
  'Desai@Kokila#1',
  'iaseDalikoK2026',
  'Gram@Motipura1',
  'Gujarat@12345',
  'Ind1a@1234567',
  'Admin@1234567',
  'Sarpanch@2026!',
  'મોતીપુરા૨૦૨૪૧૨',
  'રમેશપટેલ@૧૨૩૪',
  'मोतीपुरा@२०२६',
  'Ｍｏｔｉｐｕｒａ＠２０２４',
])('the names of the site and the person make a password easy to guess: %s', (password) => {
  expect(passwordProblem(password, words)).toBe('password-guessable');
});

test.each([
  'four lamps under mango trees',
  'kite-lamp-green-9',
  'Ramesh sees four lamps under mango trees',
  'x7Kq9vLp2wRzT',
  'ખેતરમાં ચાર લીલા દીવા બળે છે',
  'पीली पतंग नदी के ऊपर',
])('a password that is hard to guess is accepted: %s', (password) => {
  expect(passwordProblem(password, words)).toBeNull();
});
