import { expect, test, vi } from 'vitest';
import { renewSubscription } from '../../../src/site/service-worker/renew-subscription';

const endpoint = (name: string) => `https://push.example/${name}`;

/** A subscription of the browser, and whether it has ended. */
function subscriptionOf(name: string) {
  const unsubscribe = vi.fn(async () => true);
  const options = { userVisibleOnly: true, applicationServerKey: new ArrayBuffer(2) };
  const subscription: PushSubscription = {
    ...{ endpoint: endpoint(name), expirationTime: null, options, unsubscribe },
    getKey: () => null,
    toJSON: () => ({ endpoint: endpoint(name) }),
  };
  return { subscription, unsubscribe };
}

/** Renews a subscription at a site that answers with a status, or not at all; what the site was told. */
async function renew(
  former: PushSubscription | null,
  given: PushSubscription | null,
  status: number | null = 204,
) {
  const made = subscriptionOf('made');
  const told = vi.fn<(body: unknown) => void>();
  vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: string }) => {
    told(JSON.parse(body));
    if (status === null) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  });
  const subscribe = vi.fn(async () => made.subscription);
  await renewSubscription({ subscribe }, former, given);
  return { told: told.mock.calls.map(([body]) => body), subscribe, hasEnded: made.unsubscribe };
}

const bodyOf = (name: string) => ({
  endpoint: endpoint('former'),
  subscription: { endpoint: endpoint(name) },
});
const { subscription: former } = subscriptionOf('former');

test('the site is told of the subscription that the browser has made in place of one, or of a new one', async () => {
  const { subscription, unsubscribe } = subscriptionOf('given');
  const { told, subscribe } = await renew(former, subscription);
  expect(told).toEqual([bodyOf('given')]);
  expect(subscribe).not.toHaveBeenCalled();
  expect(unsubscribe).not.toHaveBeenCalled();

  const another = await renew(former, null);
  expect(another.subscribe).toHaveBeenCalledWith(former.options);
  expect(another.told).toEqual([bodyOf('made')]);
  expect(another.hasEnded).not.toHaveBeenCalled();
});

test('without the former one, no subscription is left, so that the next page makes one (B10.7.9)', async () => {
  const { subscription, unsubscribe } = subscriptionOf('given');
  const { told, subscribe } = await renew(null, subscription);
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(told).toEqual([]);
  expect(subscribe).not.toHaveBeenCalled();
  expect((await renew(null, null)).told).toEqual([]);
});

test.each([400, 503, null])('nor is one when the site answers with %s', async (status) => {
  expect((await renew(former, null, status)).hasEnded).toHaveBeenCalledOnce();
});
