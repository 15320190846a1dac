/** Key of local storage: the day on which alerts were closed, `|`, and their names. */
export const closedAlertsKey = 'closedAlerts';

/** The part of the head's script that hides alerts which were closed on the same day, before the first paint. */
export const closedAlertsScript = `(()=>{try{let[t,a]=localStorage.${closedAlertsKey}.split('|');if(t==new Date().toDateString())document.documentElement.dataset.closed=a}catch{}})()`;
