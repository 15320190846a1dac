/** Whether the person allows this browser to notify them; without it, no device is subscribed. */
export const mayNotify = (): boolean => 'Notification' in window && Notification.permission === 'granted';
