// @ts-check
// Polls an address every 20 ms, in a thread of its own so that the work of the bench does not delay it. On a message,
// answers with the longest time in ms that a response took since the last message.
import { parentPort, workerData } from 'node:worker_threads';

let longest = 0;

parentPort?.on('message', () => {
  parentPort?.postMessage(Math.round(longest));
  longest = 0;
});

for (;;) {
  const start = performance.now();
  await fetch(workerData).then(
    (response) => response.text(),
    () => '',
  );
  longest = Math.max(longest, performance.now() - start);
  await new Promise((resolve) => setTimeout(resolve, 20));
}
