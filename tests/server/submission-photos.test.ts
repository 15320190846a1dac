import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { inboxSubmission } from '../../src/desk/api/inbox-api';
import { largestPhoto, longestPhotoSide } from '../../src/engine/form/photos';
import { openStore } from '../../src/server/submissions/store/open-store';
import { accept, browserAt, startDesk } from './desk-browser';
import { heic } from './sample-heic';
import { samplePdf } from './sample-pdf';
import { readSampleSite, serveSite } from './site-server';
import { describeDatabases, newFolder } from './submission-databases';
import { envelopeOf, referenceOf, type Posted } from './submission-runs/post';

const values = {
  name: 'Ramesh',
  phone: '98250 12345',
  address: '',
  type: 'Street Light',
  details: 'Dark lamp',
};

/** A photo as a telephone stores it: lying on its side, with its place. */
const phonePhoto = (width = 2400) =>
  sharp({ create: { width, height: 1200, channels: 3, background: '#486' } })
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '22/1 18/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

function formOf(files: readonly (readonly [bytes: Buffer, name: string])[], field = 'photo'): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  for (const [bytes, name] of files) data.append(field, new File([new Uint8Array(bytes)], name));
  return data;
}

async function send(
  address: string,
  body: FormData,
  { key, path = 'Complaint' }: { readonly key?: string; readonly path?: string } = {},
): Promise<Posted> {
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  const response = await fetch(`${address}/api/${path}/Create`, { method: 'POST', headers, body });
  return { status: response.status, headers: {}, text: await response.text() };
}

/** Posts as a browser without script does. */
function postPage(address: string, body: FormData): Promise<Response> {
  const headers = { origin: address };
  return fetch(`${address}/en/complaints?form=complaint`, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
  });
}

function look(address: string, fields: Readonly<Record<string, string>>, page = 'mydata'): Promise<Response> {
  const body = new URLSearchParams(fields);
  return fetch(`${address}/en/${page}?track`, { method: 'POST', headers: { origin: address }, body });
}

function getPhoto(browser: ReturnType<typeof browserAt>, address: string, reference: string, number = 1) {
  const cookie = [...browser.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  return fetch(`${address}/api/desk/submissions/${reference}/photos/${number}`, { headers: { cookie } });
}

describeDatabases((newDatabase) => {
  test('a photo is with its submission: small, without its place, for the desk and the sender, until both are deleted (B11.14.2, B11.14.3)', async () => {
    const place = await newDatabase();
    const { address, desk } = await startDesk(place);
    const reference = referenceOf(await send(address, formOf([[await phonePhoto(), 'IMG.jpg']])));
    const browser = await accept(desk, address);
    const shown = inboxSubmission.parse(
      (await browser.call('GET', `/submissions/${reference}?language=EN`)).body,
    );
    expect(shown.photos).toMatchObject([{ number: 1, name: `${reference}-1.jpg` }]);
    const answer = await getPhoto(browser, address, reference);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { format, width, height, exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
    // The photo lay on its side.
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 800, height: longestPhotoSide });
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);

    const found = await look(address, { reference, contact: values.phone, action: 'photo-1' });
    expect(found.headers.get('cache-control')).toBe('no-store');
    expect(Buffer.from(await found.arrayBuffer()).equals(bytes)).toBe(true);
    const stranger = await look(address, { reference, contact: '90000 00000', action: 'photo-1' });
    expect([stranger.status, stranger.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
    const state = await look(address, { reference, contact: values.phone, action: 'photo-1' }, 'track');
    expect(state.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect((await getPhoto(browserAt(address), address, reference)).status).toBe(401);
    expect((await getPhoto(browser, address, reference, 2)).status).toBe(404);

    const store = await openStore(place);
    expect(await store.photoBytes(desk.site)).toBe(bytes.byteLength);
    expect((await browser.call('DELETE', `/submissions/${reference}`)).status).toBe(204);
    expect(await store.photoBytes(desk.site)).toBe(0);
    expect((await getPhoto(browser, address, reference)).status).toBe(404);
    await store.close();
  });

  test('the retention period keeps photos while they can be taken back, then deletes them (B11.14.3)', async () => {
    const place = await newDatabase();
    const { address, desk } = await startDesk(place);
    const reference = referenceOf(await send(address, formOf([[await phonePhoto(), 'a.jpg']])));
    const { site } = desk;
    const store = await openStore(place);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    await store.markDone({ site, reference });
    await store.remove({ site, settledBefore: tomorrow });
    expect(await store.takeBack(site)).toBe(1);
    expect((await store.findByReference({ site, reference }))?.photos).toHaveLength(1);
    expect(await store.photo({ site, reference }, 1)).not.toBeNull();
    await store.remove({ site, settledBefore: tomorrow });
    await store.forgetDeleted(site, tomorrow);
    expect(await store.photoBytes(site)).toBe(0);
    await store.close();
  });

  test('the same photos with the same key are stored once, also at the same time; others are refused (B4.8.6)', async () => {
    const place = await newDatabase();
    const { address, desk } = await startDesk(place);
    const photo = await phonePhoto();
    const form = () => formOf([[photo, 'a.jpg']]);
    const key = 'one-key-for-all';
    const answers = await Promise.all([1, 2, 3].map(() => send(address, form(), { key })));
    expect(new Set(answers.map(referenceOf)).size).toBe(1);
    expect(referenceOf(await send(address, form(), { key }))).toBe(
      referenceOf(await send(address, form(), { key })),
    );
    expect((await send(address, formOf([[await phonePhoto(1600), 'a.jpg']]), { key })).status).toBe(409);
    expect((await send(address, formOf([]), { key })).status).toBe(409);
    const store = await openStore(place);
    expect(await store.count({ site: desk.site })).toBe(1);
    await store.close();
  });
});

describe('what is refused (B11.14.1)', () => {
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const pdf = Buffer.from(samplePdf({ pages: 1 }));
  const broken = async () => (await phonePhoto()).subarray(0, 300);

  test('a file that is too large, no photo or broken is named at its field, and nothing is stored', async () => {
    const place = await newFolder();
    const { address, desk } = await startDesk(place);
    const photo = await phonePhoto();
    const large = Buffer.concat([photo, Buffer.alloc(40_000_000)]);
    const many = Array.from({ length: 100 }, (_, index) => [photo, `${index}.jpg`] as const);
    for (const [files, kind] of [
      [[[large, 'large.jpg']], 'photo-large'],
      [[[Buffer.alloc(largestPhoto + 1, photo), 'a.jpg']], 'photo-large'],
      [[[pdf, 'invoice.jpg']], 'photo-kind'],
      [[[script, 'photo.jpg']], 'photo-kind'],
      [[[script, 'photo.svg']], 'photo-kind'],
      [[[Buffer.from('MZ'), 'photo.png']], 'photo-kind'],
      [[[await broken(), 'photo.jpg']], 'photo-kind'],
      [
        [
          [photo, '1.jpg'],
          [photo, '2.jpg'],
          [photo, '3.jpg'],
        ],
        'photo-count',
      ],
      [many, 'photo-count'],
    ] as const) {
      const posted = await send(address, formOf(files));
      expect([posted.status, envelopeOf(posted).data]).toMatchObject([422, [{ field: 'photo', kind }]]);
    }
    const store = await openStore(place);
    expect([await store.count({ site: desk.site }), await store.photoBytes(desk.site)]).toEqual([0, 0]);
    await store.close();
  });

  test('a form without a field for photos takes none, and a form with one takes none in another field', async () => {
    const { address } = await startDesk(await newFolder());
    const photo = await phonePhoto();
    expect((await send(address, formOf([[photo, 'a.jpg']]), { path: 'Questions' })).status).toBe(415);
    const other = await send(address, formOf([[photo, 'a.jpg']], 'details2'));
    expect([other.status, envelopeOf(other).data]).toMatchObject([
      422,
      [{ field: 'details2', kind: 'unknown' }],
    ]);
    const question = await fetch(`${address}/en/question?form=question`, {
      method: 'POST',
      headers: { origin: address },
      body: formOf([[photo, 'a.jpg']]),
    });
    expect(question.status).toBe(415);
  });

  test.each([
    ['nothing', ''],
    ['no boundary', 'multipart/form-data'],
    ['half a body', 'multipart/form-data; boundary=x'],
  ])('%s of a post with files is an error of its sender', async (_, type) => {
    const { address } = await startDesk(await newFolder());
    const headers = { 'content-type': type === '' ? 'multipart/form-data' : type };
    const body = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nRam';
    const { status } = await fetch(`${address}/api/Complaint/Create`, { method: 'POST', headers, body });
    expect(status).toBe(400);
  });

  test('without room for photos, the message is taken without them', async () => {
    const checked = await readSampleSite();
    const { dataDir } = await newFolder();
    const noise = await sharp({
      create: {
        width: 1600,
        height: 1600,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', mean: 120, sigma: 80 },
      },
    })
      .jpeg()
      .toBuffer();
    const address = await serveSite({ checked, variables: { DATA_DIR: dataDir, PHOTO_QUOTA: '10' } });
    const two = () =>
      formOf([
        [noise, 'a.jpg'],
        [noise, 'b.jpg'],
      ]);
    let last = await send(address, two());
    for (let sent = 1; sent < 12 && last.status === 201; sent += 1) last = await send(address, two());
    expect([last.status, envelopeOf(last).data]).toMatchObject([
      422,
      [{ field: 'photo', kind: 'photo-busy' }],
    ]);
    expect((await send(address, formOf([]))).status).toBe(201);
  });
});

describe('without script (B11.14.1)', () => {
  test('the form of a page sends photos, and keeps what was typed when one is refused', async () => {
    const place = await newFolder();
    const { address, desk } = await startDesk(place);
    const html = await (await fetch(`${address}/en/complaints`)).text();
    expect(html).toMatch(/enctype="multipart\/form-data"/i);
    expect(html).toMatch(/<input[^>]*type="file"[^>]*accept="image\/\*"[^>]*multiple/);
    const wrong = await postPage(address, formOf([[Buffer.from(samplePdf({ pages: 1 })), 'photo.jpg']]));
    const page = await wrong.text();
    expect(wrong.status).toBe(422);
    expect(page).toContain('This file is not a photo that can be read.');
    expect(page).toContain('value="Ramesh"');
    expect(page).toContain('Please choose the photos again.');
    const taken = await postPage(
      address,
      formOf([
        [await phonePhoto(), 'a.jpg'],
        [heic, 'b.heic'],
      ]),
    );
    expect(taken.status).toBe(303);
    const empty = formOf([[Buffer.alloc(0), '']]);
    expect((await postPage(address, empty)).status).toBe(303);
    const store = await openStore(place);
    const all = await store.list({ site: desk.site });
    expect(all.map(({ photos }) => photos.length).toSorted()).toEqual([0, 2]);
    expect(all.every(({ body }) => !('photo' in body))).toBe(true);
    await store.close();
  });

  test('a page of a form without photos has nothing of them', async () => {
    const address = await serveSite();
    const html = await (await fetch(`${address}/en/question`)).text();
    expect(html).not.toContain('multipart');
    expect(html).not.toContain('type="file"');
  });
});
