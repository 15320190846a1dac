// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { renewFollowed } from '../../src/templates/follow/change-followed';

const endpoint = 'https://push.example/new';
const subscription = {
  endpoint,
  options: {},
  unsubscribe: vi.fn(async () => true),
  toJSON: () => ({ endpoint }),
};

/** A browser with a subscription or none, and a site that answers with a status; what the site was sent. */
function startBrowser({ known = false, status = 204, permission = 'granted' }) {
  const subscribe = vi.fn(async () => subscription);
  const getSubscription = async () => (known ? subscription : null);
  const registration = {
    ...{ scope: `${window.location.origin}/`, active: {}, installing: null, waiting: null },
    pushManager: { subscribe, getSubscription },
  };
  const serviceWorker = { register: async () => registration, getRegistrations: async () => [registration] };
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('Notification', { permission });
  vi.stubGlobal('PushManager', {});
  const posted: unknown[] = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: { readonly body?: string }) => {
    if (body === undefined) return Response.json({ key: 'AAAA' });
    posted.push(JSON.parse(body));
    return new Response(null, { status });
  });
  return { posted, subscribe };
}

const follow = (lists: readonly string[]) => {
  localStorage.setItem('followed-lists', JSON.stringify(lists));
};

beforeEach(() => {
  localStorage.clear();
  subscription.unsubscribe.mockClear();
});

test('a device whose browser has ended the subscription follows its lists again (B10.7.9)', async () => {
  follow(['notices', 'news']);
  const { posted } = startBrowser({});
  await renewFollowed('GU');
  expect(posted).toEqual([{ subscription: { endpoint }, language: 'GU', lists: ['notices', 'news'] }]);
  expect(subscription.unsubscribe).not.toHaveBeenCalled();
});

test('one that is subscribed, one whose permission was taken back, and one that follows nothing, ask nothing', async () => {
  const none = startBrowser({});
  await renewFollowed('GU');
  expect(none.subscribe).not.toHaveBeenCalled();

  follow(['notices']);
  const known = startBrowser({ known: true });
  await renewFollowed('GU');
  expect([known.subscribe.mock.calls, known.posted]).toEqual([[], []]);

  const reset = startBrowser({ permission: 'default' });
  await renewFollowed('GU');
  expect([reset.subscribe.mock.calls, reset.posted]).toEqual([[], []]);
});

test.each([
  [503, '["notices"]'],
  [400, null],
])('when the site answers with %d, no subscription is left', async (status, stored) => {
  follow(['notices']);
  startBrowser({ status });
  await renewFollowed('GU');
  expect(subscription.unsubscribe).toHaveBeenCalledOnce();
  expect(localStorage.getItem('followed-lists')).toBe(stored);
});
