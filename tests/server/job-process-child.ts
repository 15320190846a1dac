// A process of the pool whose job never ends.
import '../../src/server/start/job-process';

setInterval(() => {}, 1000);
process.send?.('ready');
