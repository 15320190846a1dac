import { canPush } from '../../../site/browser/can-push';
import { subscribedDevice, subscribeDevice } from '../../../site/browser/push-device';
import { deskScope, deskWorkerUrl, pushKey, pushState } from '../../api/push-api';
import { changeDesk, readDesk } from '../call-desk';
import { mayNotify } from './may-notify';

/** Whether the person is notified on this device; null where nobody can be. */
export type DevicePush = 'on' | 'off' | null;

/** The subscription of this device, if the browser may still show notifications. */
async function ownSubscription(): Promise<PushSubscription | null> {
  return canPush() && mayNotify() ? subscribedDevice(deskScope) : null;
}

/** Tells the server that the person has the desk open on this device. What somebody else has switched on here ends. */
export async function noteDevice(): Promise<boolean> {
  const subscription = await ownSubscription();
  if (!subscription) return false;
  const { endpoint } = subscription;
  const { isOn } = pushState.parse(await changeDesk('POST', '/push/opened', { endpoint }));
  if (!isOn) await subscription.unsubscribe();
  return isOn;
}

/** Reads whether the person is notified on this device. */
export async function readDevicePush(): Promise<DevicePush> {
  if (!canPush() || (await readDesk(pushKey, '/push')).key === null) return null;
  return (await noteDevice()) ? 'on' : 'off';
}

/** Switches notifications on for this device; whether the browser allows them. */
export async function switchOn(language: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const { key } = await readDesk(pushKey, '/push');
  const subscription = await subscribeDevice({ url: deskWorkerUrl, scope: deskScope }, key ?? '');
  await changeDesk('PUT', '/push', { subscription, language });
  return true;
}

/** Switches notifications off for this device. */
export async function switchOff(): Promise<void> {
  const subscription = await ownSubscription();
  if (!subscription) return;
  await changeDesk('POST', '/push/off', { endpoint: subscription.endpoint });
  await subscription.unsubscribe();
}

/** Forgets the subscription of this device, which the server has ended. */
export async function forgetDevice(): Promise<void> {
  await (await ownSubscription())?.unsubscribe();
}
