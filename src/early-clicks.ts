import { earlyClickAttribute } from './model/page/early-click';

// A module of its own, so that it runs long before the site's scripts are loaded.
document.addEventListener(
  'click',
  ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button?.type !== 'button' || 'scripted' in document.documentElement.dataset) return;
    document.querySelector(`[${earlyClickAttribute}]`)?.removeAttribute(earlyClickAttribute);
    button.setAttribute(earlyClickAttribute, '');
  },
  true,
);
