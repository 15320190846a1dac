/** A notification in one language. It has nothing personal: push services and lock screens show it. */
export interface PushText {
  readonly title: string;
  readonly text: string;
  /** Path of the site that it opens. */
  readonly link: string;
}

/** A notification as a service worker gets it. */
export interface PushMessage extends PushText {
  /** BCP 47 language. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** The same for a message that comes twice, which is then shown once. */
  readonly tag: string;
}

/** Where visitors subscribe, and where they learn the key of the site. */
export const pushPath = '/push';

/** Where service workers tell that the browser has renewed a subscription. */
export const pushRenewalPath = '/push/renewal';
