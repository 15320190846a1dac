import { expect, test } from 'vitest';
import { mostAttempts } from '../../src/desk/server/attempts';
import { nameSound, readMobile } from '../../src/desk/server/name-forms';
import { readDeskCommand, runDeskCommand } from '../../src/desk/server/run-desk-command';
import { accept, browserAt, name, pass, password, startDesk } from './desk-browser';
import { describeDatabases, newFolder } from './submission-databases';

type Started = Awaited<ReturnType<typeof startDesk>>;

const mobile = '9825012345';

async function signInAt({ address }: Started, typed: string, secret = password): Promise<number> {
  return (await browserAt(address).call('POST', '/session', { name: typed, password: secret })).status;
}

/** Runs the command with people of this site only. */
function commandOf({ desk }: Started) {
  const lines: string[] = [];
  const run = (...args: readonly string[]) =>
    runDeskCommand(readDeskCommand(args), {
      people: desk.people,
      isOfOperators: false,
      removeCode: null,
      async *others() {},
      publicAddress: 'https://www.motipura.example',
      write: (text) => lines.push(text),
      erase: null,
      move: null,
    });
  return { lines, run };
}

describeDatabases((newDatabase) => {
  test('a person signs in with the name in any spelling, the mobile number or the short name (B11.9.26)', async () => {
    const started = await startDesk(await newDatabase());
    const browser = await accept(started.desk, started.address, 'રમેશભાઈ પટેલ');
    const names = { mobile: '+91 98250-12345', shortName: ' રમેશ ' };
    expect((await browser.call('PUT', '/sign-in-names', names)).body).toEqual({ mobile, shortName: 'રમેશ' });
    expect((await browser.call('GET', '/sign-in-names')).body).toEqual({ mobile, shortName: 'રમેશ' });
    for (const typed of [
      ...['રમેશભાઈ પટેલ', 'રમેશભાઇ  પટેલ', 'રમેશ ભાઈ પટેલ', 'રમેશભાઈપટેલ', 'रमेशभाई पटेल', 'RAMESHBHAI PATEL'],
      ...['9825012345', '+919825012345', '098250 12345', '૯૮૨૫૦૧૨૩૪૫', '९८२५०-१२३४५', 'ramesh', 'रमेश'],
    ])
      expect([typed, await signInAt(started, typed)]).toEqual([typed, 204]);
    expect(await signInAt(started, '9825012346')).toBe(401);
    expect((await browser.call('PUT', '/sign-in-names', { mobile: '', shortName: '' })).status).toBe(200);
    expect(await signInAt(started, mobile)).toBe(401);
  });

  test('a number and a short name are of one person of a site', async () => {
    const started = await startDesk(await newDatabase());
    const first = await accept(started.desk, started.address);
    const second = await accept(started.desk, started.address, 'Kokila');
    const keep = (browser: typeof first, names: object) => browser.call('PUT', '/sign-in-names', names);
    expect((await keep(first, { mobile, shortName: 'ramu' })).status).toBe(200);
    expect((await keep(second, { mobile: `0${mobile}`, shortName: '' })).body).toEqual({
      problem: 'mobile-taken',
    });
    for (const shortName of ['રામુ', 'Ramesh Patel'])
      expect((await keep(second, { mobile: '', shortName })).body).toEqual({ problem: 'short-name-taken' });
    expect((await keep(second, { mobile: '', shortName: 'Kokila' })).status).toBe(200);
    expect((await keep(first, { mobile, shortName: 'ramu' })).status).toBe(200);
  });

  test('an invitation gives a number and a short name, and one without them leaves them', async () => {
    const started = await startDesk(await newDatabase());
    const { desk, address } = started;
    const names = { mobile, shortName: 'koki' };
    const acceptAs = async (given?: typeof names) => {
      const token = await desk.people.invite('Kokila', 'editor', given);
      const sent = await browserAt(address).call('POST', '/invitation/accept', { token, password });
      expect(sent.status).toBe(204);
    };
    await acceptAs(names);
    expect([await signInAt(started, mobile), await signInAt(started, 'કોકી')]).toEqual([204, 204]);
    await acceptAs();
    expect(await desk.people.list()).toEqual([{ name: 'Kokila', role: 'editor', ...names }]);
    await desk.people.remove('Kokila');
    await accept(desk, address, 'Meena');
    expect(await signInAt(started, mobile)).toBe(401);
  });
});

test.each([
  ['98250 12345', mobile],
  ['(+91) 98250.12345', mobile],
  ['0091 9825012345', mobile],
  ['+91-0-98250–12345', mobile],
  ['૦૯૮૨૫૦ ૧૨૩૪૫', mobile],
  ['५८२५०१२३४५', null],
  ['982501234', null],
  ['98250123456', null],
  ['a9825012345', null],
  ['', null],
])('the mobile number in %j is %j', (text, digits) => {
  expect(readMobile(text)).toBe(digits);
});

test('names that people mean alike sound alike, and others do not', () => {
  const alike = (...names: readonly string[]) => new Set(names.map(nameSound)).size;
  expect(alike('ગીતાબેન શાહ', 'ગિતાબેન  શાહ', 'Gitaben Shah', 'geetaben shah', 'गीताबेन शाह')).toBe(1);
  expect(alike('Geeta', 'Rita', 'ગીતા બેન')).toBe(3);
  expect(nameSound(' .-')).toBe('');
});

test('a spelling that means two people means nobody, and the exact one means its person', async () => {
  const started = await startDesk(await newFolder());
  await accept(started.desk, started.address, 'Rama');
  await accept(started.desk, started.address, 'રામ');
  const typed = ['Rama', 'રામ', 'राम'];
  expect(await Promise.all(typed.map((text) => signInAt(started, text)))).toEqual([204, 204, 401]);
});

test.each([
  ['12345', 'ramu', 'mobile-wrong'],
  ['1234567890', 'ramu', 'mobile-wrong'],
  [mobile, 'r', 'short-name-wrong'],
  [mobile, '2026', 'short-name-wrong'],
  [mobile, 'r<b>', 'short-name-wrong'],
  [mobile, 'r'.repeat(21), 'short-name-wrong'],
])('the number %j with the short name %j is refused: %s', async (number, shortName, problem) => {
  const { address, desk } = await startDesk(await newFolder());
  const browser = await accept(desk, address);
  const refused = await browser.call('PUT', '/sign-in-names', { mobile: number, shortName });
  expect([refused.status, refused.body]).toEqual([422, { problem }]);
  expect((await browserAt(address).call('GET', '/sign-in-names')).status).toBe(401);
});

test('guesses are counted for a person however named, and no answer tells that a number is known (B11.9.27)', async () => {
  const started = await startDesk(await newFolder());
  const browser = await accept(started.desk, started.address);
  await browser.call('PUT', '/sign-in-names', { mobile, shortName: 'ramu' });
  const guess = async (typed: string, count: number, secret = 'wrong') => {
    const answers = [];
    for (let done = 0; done < count; done += 1) answers.push(await signInAt(started, typed, secret));
    return answers;
  };
  const refused = (count: number) => Array<number>(count).fill(401);
  expect(await guess(mobile, mostAttempts.name)).toEqual(refused(mostAttempts.name));
  // Neither the right password nor an 11th guess by another name is answered otherwise than for nobody.
  expect(await guess('ramu', 1, password)).toEqual([401]);
  expect(await guess(name, 2, password)).toEqual([401, 401]);
  expect(await guess('9825099999', mostAttempts.name + 1)).toEqual([...refused(mostAttempts.name), 429]);
  expect(await guess(mobile, 1)).toEqual([429]);
  const known = await browser.call('POST', '/session', { name: mobile, password });
  expect(known.status).toBe(204);
  pass(15 * 60_000);
  expect(await guess('ramu', 1, password)).toEqual([204]);
});

test('failed sign-ins by a number are logged for the person', async () => {
  const started = await startDesk(await newFolder());
  const browser = await accept(started.desk, started.address);
  await browser.call('PUT', '/sign-in-names', { mobile, shortName: '' });
  await signInAt(started, mobile, 'wrong');
  const { entries } = await started.desk.log.read();
  expect(entries.map(({ person, action }) => [person, action])).toContainEqual([name, 'sign-in-failed']);
});

test.each([
  ['the name in another script', 'રમેશ-પટેલ-૨૦૨૬'],
  ['the name in a third script', 'रमेश पटेल ७८६'],
  ['the name as it sounds', 'rameshbhaai paatel 99'],
  ['the council in another script', 'मोतीपुरा ग्राम पंचायत'],
  ['the mobile number', 'ramesh9825012345'],
  ['the number in other digits', 'ઑમ ૯૮૨૫૦૧૨૩૪૫'],
  ['half of the number', 'motipura-12345-'],
  ['the short name', 'talatisaheb2026'],
])('a password with %s is refused', async (_kind, weak) => {
  const { address, desk } = await startDesk(await newFolder());
  const names = { mobile, shortName: 'Talati saheb' };
  const token = await desk.people.invite('Rameshbhai Patel', 'publisher', names);
  const browser = browserAt(address);
  const refused = await browser.call('POST', '/invitation/accept', { token, password: weak });
  expect([refused.status, refused.body]).toEqual([422, { problem: 'password-guessable' }]);
  const other = 'સાત પતંગ નદી ઉપર ઊડે છે';
  expect((await browser.call('POST', '/invitation/accept', { token, password: other })).status).toBe(204);
  const changed = { current: other, password: weak };
  expect((await browser.call('PUT', '/password', changed)).body).toEqual({ problem: 'password-guessable' });
});

test('the command gives a number and a short name, and says what is wrong with them', async () => {
  const started = await startDesk(await newFolder());
  const { lines, run } = commandOf(started);
  const invite = (person: string, ...more: readonly string[]) =>
    run('invite', person, '--role', 'editor', ...more);
  await invite('Kokila Ben', '--mobile', '૯૮૨૫૦ ૧૨૩૪૫', '--short-name', 'koki');
  const [, token = ''] = /#(.{43})\n/.exec(lines.join('')) ?? [];
  await expect(invite('Meena', '--mobile', mobile)).rejects.toThrow('Somebody else has this mobile number.');
  const sent = await browserAt(started.address).call('POST', '/invitation/accept', { token, password });
  expect(sent.status).toBe(204);
  await run('list');
  expect(lines.at(-1)).toBe(`Kokila Ben  editor  ${mobile}  koki\n`);
  await expect(invite('Meena', '--mobile', '12345')).rejects.toThrow('an Indian mobile number of ten digits');
  await expect(invite('Meena', '--short-name', '7')).rejects.toThrow('needs 2 to 20 letters');
  await expect(invite('Meena', '--short-name', 'કોકી')).rejects.toThrow('sounds like it');
  await expect(invite('કોકિલાબેન')).rejects.toThrow('also means Kokila Ben');
  await invite('kokila ben');
});
