import { join } from 'node:path';
import { Secret, TOTP } from 'otpauth';
import { expect, onTestFinished } from 'vitest';
import { uploadedDocument } from '../../../src/desk/api/files-api';
import { secondFactorKey, secondFactorPath } from '../../../src/desk/api/second-factor-api';
import { type DeskOptions, openDesk } from '../../../src/desk/server/open-desk';
import { operatorsDesk } from '../../../src/desk/server/operators';
import { accept, sendTo } from '../desk-browser';
import { addWithAlerts } from './district-sites';
import { serve, sitesFolder } from './sites-folder';

export const names = ['rampur', 'sitapur', 'harda'] as const;
const addressOf = (name: string) => `http://${name}.example`;

type Place = Pick<DeskOptions, 'dataDir' | 'databaseUrl'>;
export type Browser = Awaited<ReturnType<typeof accept>>;

export const stepMs = 30_000;

/** Three sites with alerts and one without, an operator, and a clock that only the test moves, so that a code stays a code of its step however slow the machine is. */
export async function startOperator(place: Place) {
  const sites = await sitesFolder();
  for (const name of names) await addWithAlerts(sites, name, addressOf(name));
  await sites.add('tilwara', addressOf('tilwara'));
  const { dataDir, databaseUrl } = place;
  const clock = { ahead: 0 };
  const started = Date.now();
  const now = () => new Date(started + clock.ahead);
  const served = await serve(
    sites,
    { now },
    { DATA_DIR: dataDir, ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) },
  );
  const send = sendTo(served.address);
  const opened = async (options: DeskOptions) => {
    const desk = await openDesk(options);
    onTestFinished(() => desk.close());
    return desk;
  };
  const operators = await opened(operatorsDesk(place));
  const operator = await accept(operators, addressOf('rampur'), 'Asha', 'operator', send);
  const publisherOf = async (name: string) =>
    accept(
      await opened({ dataDir: join(dataDir, name), databaseUrl, publicAddress: addressOf(name) }),
      addressOf(name),
      'Kokila',
      'publisher',
      send,
    );
  const pageOf = async (name: string, path = '/hi', cookie = '') => {
    const answer = await send(`${addressOf(name)}${path}`, { method: 'GET', headers: { cookie } });
    return { text: await answer.text(), headers: answer.headers };
  };
  const shows = (name: string, text: string) =>
    expect.poll(async () => (await pageOf(name)).text.includes(text), { timeout: 15_000 });
  /** Sends a PDF at the desk of the first site, as a screen of the operator does; its name. */
  const sendDocument = async (body: string) => {
    const address = addressOf(names[0]);
    const cookie = [...operator.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
    const headers = { cookie, origin: address, 'content-type': 'application/pdf' };
    const url = `${address}/api/desk/content/files/documents?name=circular.pdf`;
    return uploadedDocument.parse(await (await send(url, { method: 'POST', headers, body })).json()).file;
  };
  return { sites, operators, operator, publisherOf, sendDocument, pageOf, shows, clock, now };
}

/** Sets up codes; gives what makes the next one, for a later step of time each. */
export async function setUpCodes({ operator, clock, now }: Awaited<ReturnType<typeof startOperator>>) {
  const { secret, address } = secondFactorKey.parse(
    (await operator.call('POST', `${secondFactorPath}/key`)).body,
  );
  expect(address).toContain('otpauth://totp/Panchayat%20desk:Asha');
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const codeAt = (ahead: number) => totp.generate({ timestamp: now().getTime() + ahead });
  const nextCode = () => {
    clock.ahead += stepMs;
    return codeAt(0);
  };
  expect((await operator.call('POST', secondFactorPath, { code: nextCode() })).status).toBe(204);
  return { nextCode, codeAt };
}
