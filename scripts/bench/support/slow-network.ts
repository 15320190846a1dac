import { createServer, connect, type Socket } from 'node:net';
import { z } from 'zod';

/** Slow 4G: 1.6 Mbit/s down, 150 ms there and back. */
const bytesPerSecond = 200_000;
const oneWay = 75;
/** A new connection costs a round trip for TCP and one for TLS 1.3. */
const connectionSetup = 4 * oneWay;
const packetSize = 1_460;

export interface SlowNetwork {
  readonly address: string;
  /** Whether the network is gone: connections are closed and refused. */
  readonly setOffline: (isOffline: boolean) => void;
  readonly close: () => Promise<void>;
}

const packetsOf = (data: Buffer): readonly Buffer[] =>
  Array.from({ length: Math.ceil(data.length / packetSize) }, (_, index) =>
    data.subarray(index * packetSize, (index + 1) * packetSize),
  );

/** Writes packets to a socket after their delays, in the order in which they were sent. */
function delayedWriter(socket: Socket): (packet: Buffer, delay: number) => void {
  const sent: Buffer[] = [];
  return (packet, delay) => {
    sent.push(packet);
    setTimeout(() => {
      const next = sent.shift();
      if (next && socket.writable) socket.write(next);
    }, delay);
  };
}

/**
 * A server that is reached over a slow network: each connection is set up before its first request, each direction takes
 * its time, and all responses share one link. The emulation in Chromium leaves out the connections and does not delay
 * the first byte.
 * @param address of the server, such as http://127.0.0.1:40123
 */
export async function slowNetwork(address: string): Promise<SlowNetwork> {
  const { hostname, port } = new URL(address);
  const open = new Set<Socket>();
  let linkFreeAt = 0;
  let isOffline = false;
  const closeAll = () => {
    for (const socket of open) socket.destroy();
  };
  const timeOnLink = (packet: Buffer): number => {
    const now = performance.now();
    linkFreeAt = Math.max(linkFreeAt, now) + (packet.length / bytesPerSecond) * 1_000;
    return linkFreeAt - now + oneWay;
  };
  const network = createServer({ noDelay: true }, (client) => {
    if (isOffline) {
      client.destroy();
      return;
    }
    const server = connect({ host: hostname, port: Number(port), noDelay: true });
    const readyAt = performance.now() + connectionSetup;
    const [toServer, toClient] = [delayedWriter(server), delayedWriter(client)];
    client.on('data', (data) => toServer(data, Math.max(readyAt - performance.now(), 0) + oneWay));
    server.on('data', (data) => {
      for (const packet of packetsOf(data)) toClient(packet, timeOnLink(packet));
    });
    server.on('close', () => setTimeout(() => client.destroy(), linkFreeAt - performance.now() + 2 * oneWay));
    client.on('close', () => server.destroy());
    for (const socket of [client, server]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => open.delete(socket));
    }
  });
  await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve));
  const listening = z.object({ port: z.number() }).parse(network.address());
  return {
    address: `http://127.0.0.1:${listening.port}`,
    setOffline: (offline) => {
      isOffline = offline;
      if (offline) closeAll();
    },
    close: async () => {
      closeAll();
      await new Promise((closed) => network.close(closed));
    },
  };
}
